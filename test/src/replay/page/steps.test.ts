import { describe, expect, test } from 'vitest';
import type { FilmFrame } from '../../../../src/replay/film.ts';
import { focusOf, moveShown } from '../../../../src/replay/page/browser/focus.js';
import { depthAt, headingsOf, stepTo } from '../../../../src/replay/page/browser/steps.js';
import type { PageData } from '../../../../src/replay/page/data.ts';

const head = (depth: 1 | 2 | 3, text: string): FilmFrame => ({ head: depth, text });
const frames: FilmFrame[] = [
  { text: 'set up' },
  head(1, 'Round 1'),
  head(2, 'Turn of Red'),
  head(3, 'Movement phase'),
  { text: 'goes', actor: 'red/a', moved: [[0, 1, 1]] },
  { text: 'moves', event: 'moves', actor: 'red/a' },
  head(3, 'Shooting phase'),
  { text: 'shoots', event: 'shoots', actor: 'red/a', target: 'blue/b' },
  { text: 'falls', event: 'model-lost', actor: 'blue/b' },
  head(2, 'Turn of Blue'),
  { text: 'charges', event: 'charges', actor: 'blue/b', target: 'red/a' },
  head(1, 'Round 2'),
];
const data = { films: [{ frames }], steps: frames.map((_, i) => [i]), parts: -1 } as unknown as PageData;

describe('the timeline', () => {
  test('leaps to the next heading of a depth, or of a higher one', () => {
    expect(stepTo(data, 4, 'event', 1)).toBe(5);
    expect(stepTo(data, 4, 'phase', 1)).toBe(6);
    expect(stepTo(data, 7, 'phase', 1)).toBe(9);
    expect(stepTo(data, 4, 'turn', 1)).toBe(9);
    expect(stepTo(data, 8, 'turn', -1)).toBe(2);
    expect(stepTo(data, 8, 'round', -1)).toBe(1);
    expect(stepTo(data, 1, 'round', -1)).toBe(0);
    expect(stepTo(data, 4, 'round', 1)).toBe(11);
    expect(stepTo(data, 11, 'event', 1)).toBe(11);
    expect(depthAt(data, 4)).toBe(4);
  });

  test('knows the headings that a frame stands under', () => {
    expect(headingsOf(frames, 8)).toEqual(['Round 1', 'Turn of Red', 'Shooting phase']);
    expect(headingsOf(frames, 10)).toEqual(['Round 1', 'Turn of Blue']);
    expect(headingsOf(frames, 0)).toEqual([]);
  });

  test('points out who is at whom, through the casualties of it, and what has just moved', () => {
    expect(focusOf(frames, 7)).toEqual({ actor: 'red/a', target: 'blue/b', way: 'shot' });
    expect(focusOf(frames, 8)).toEqual(focusOf(frames, 7));
    expect(focusOf(frames, 9).actor).toBeNull();
    expect(focusOf(frames, 10).way).toBe('charge');
    expect(moveShown(frames, 4)).toBe(4);
    expect(moveShown(frames, 5)).toBe(4);
    expect(moveShown(frames, 6)).toBe(-1);
    expect(moveShown(frames, 7)).toBe(-1);
  });
});
