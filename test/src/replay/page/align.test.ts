import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FilmFrame } from '../../../../src/replay/film.ts';
import { alignedSteps } from '../../../../src/replay/page/align.ts';
import { matched } from '../../../../src/replay/page/matched.ts';

const frame = fc.oneof(
  fc.integer({ min: 1, max: 3 }).map((it): FilmFrame => ({ head: 1, text: `Round ${it}` })),
  fc.constantFrom('Movement', 'Shooting').map((text): FilmFrame => ({ head: 3, text })),
  fc.constantFrom('moves', 'shoots', 'rolls').map((text): FilmFrame => ({ text })),
);
const frames = fc.array(frame, { maxLength: 12 });

test('every frame of both films is seen once, in order, and each step shows something new', () => {
  fc.assert(
    fc.property(frames, frames, frames, (shared, a, b) => {
      fc.pre(a.length + b.length > 0);
      const steps = alignedSteps([...shared, ...a], [...shared, ...b], shared.length);
      let before = [-1, -1];
      for (const step of steps) {
        step.forEach((it, i) => {
          expect(it - (before[i] as number)).toBeGreaterThanOrEqual(0);
          expect(it - (before[i] as number)).toBeLessThanOrEqual(1);
        });
        expect(step).not.toEqual(before);
        before = [...step];
      }
      expect(before).toEqual([shared.length + a.length - 1, shared.length + b.length - 1]);
    }),
  );
});

test('the same phase begins in one step in both', () => {
  const head = (text: string): FilmFrame => ({ head: 3, text });
  const event = (text: string): FilmFrame => ({ text });
  const a = [head('Movement'), event('a1'), event('a2'), head('Shooting'), event('a3')];
  const b = [head('Movement'), event('b1'), head('Psychic'), event('b2'), head('Shooting')];
  const steps = alignedSteps(a, b, 1);
  expect(steps).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 4],
    [4, 4],
  ]);
});

test('films that never part go on together', () => {
  expect(alignedSteps([{ text: 'a' }, { text: 'b' }], [{ text: 'a' }, { text: 'b' }], -1)).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('what happens in both is seen together, though one of them has more before it', () => {
  const event = (text: string): FilmFrame => ({ text });
  const a = [event('rolls 1'), event('hits'), event('breaks'), event('moves')];
  const b = [event('rolls 2'), event('hits'), event('moves')];
  expect(alignedSteps(a, b, 0)).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
  ]);
});

test('pairs of two lists keep both orders, hold everything, and are no fewer than those of the same places', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 14 });
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const pairs = matched(a, b, (it) => it);
      expect(pairs.map(([i]) => i).filter((i) => i >= 0)).toEqual(a.map((_, i) => i));
      expect(pairs.map(([, j]) => j).filter((j) => j >= 0)).toEqual(b.map((_, j) => j));
      const both = pairs.filter(([i, j]) => i >= 0 && j >= 0);
      for (const [i, j] of both) expect(a[i]).toBe(b[j]);
      expect(both.length).toBeGreaterThanOrEqual(a.filter((it, i) => b[i] === it).length);
    }),
  );
});
