import { join } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../../src/load/selection.ts';
import { filmOf } from '../../../src/replay/make-film.ts';
import { movesOf } from '../../../src/replay/moves-of.ts';
import { namesOf } from '../../../src/replay/names.ts';
import { replayText } from '../../../src/replay/prose.ts';
import type { Line } from '../../../src/replay/transcript.ts';
import { plainText, sentenceOf } from '../../../src/replay/words.ts';
import { wrapped } from '../../../src/replay/wrap.ts';
import { event } from '../../../src/rules/index.ts';
import { loadScenario } from '../../files.ts';

const filmed = async (id: string, spec: string) =>
  filmOf({
    battle: loadScenario(join(import.meta.dirname, '../../../scenarios', `${id}.yaml`)),
    selection: await loadSelection(spec),
    seed: 'prose',
    pair: 0,
    redSeat: 0,
  });

describe('a replay in words', () => {
  test.each(['classic', 'calixtus', 'waffle', 'tenth'])('of %s has sentences, not field names', async (spec) => {
    for (const id of ['meeting', 'skies']) {
      const { film } = await filmed(id, spec);
      for (const { text } of film.frames) {
        expect(text).not.toMatch(/undefined|NaN|\{|\}|null|red\/|blue\//);
        expect(text).toMatch(/^[A-Z]/);
      }
    }
  });

  test('names units, shows what dice need and which rules speak, and leaves empty phases out', async () => {
    const text = replayText(await filmed('patrol', 'waffle'));
    expect(text).toMatch(/^Two patrols meet in a village: /);
    expect(text).toMatch(/\n {6}\w[\w ]+ shoots at \w[\w ]+ {2}CLS-SHOOT-01/);
    expect(text).toMatch(/\n {8}to hit [2-6]\+: ([1-6] )+→ \d+ {2}CLS-SHOOT-06/);
    expect(text).not.toMatch(/phase\n {0,4}\w/);
    expect(text).toMatch(/Digest [0-9a-f]{16}\.\n$/);
  });

  test('colours change no character, and a narrow terminal none but line breaks', async () => {
    const it = await filmed('duel', 'classic');
    const plain = replayText(it);
    const coloured = replayText(it, { paint: (ink, text) => styleText(ink, text, { validateStream: false }) });
    expect(coloured).not.toBe(plain);
    expect(stripVTControlCharacters(coloured)).toBe(plain);
    const narrow = replayText(it, { width: 60 });
    const squeezed = (text: string) => text.replace(/\s+/g, ' ');
    expect(squeezed(narrow)).toBe(squeezed(plain));
    expect(Math.max(...narrow.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
  });
});

test('wrapped lines keep every word and the width', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), fc.integer({ min: 24, max: 90 }), (words, width) => {
      const lines = wrapped([{ text: words.join(' '), paint: (text) => text }], '  ', width);
      expect(lines.join(' ').trim().split(/ +/)).toEqual(words);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    }),
  );
});

describe('sentences', () => {
  const names = namesOf(['red/line-1', 'blue/line-1', 'blue/old-guard']);
  const say = (name: string, fields: Extract<Line, { kind: 'event' }>['fields']) =>
    plainText(sentenceOf({ kind: 'event', event: name, fields }, names));

  test('units that both armies have are told apart', () => {
    expect([...names.values()]).toEqual(['Red line 1', 'Blue line 1', 'Old guard']);
  });

  test('an event is told in the words it was declared with', () => {
    event(
      'toy-harms',
      { unit: 'unit', target: 'unit', count: 'number', far: 'flag' },
      '{unit} harms {target} {count|time|times}{far? from afar:}',
    );
    expect(say('toy-harms', { unit: 'red/line-1', target: 'blue/old-guard', count: 1, far: true })).toBe(
      'Red line 1 harms Old guard 1 time from afar',
    );
    expect(say('toy-harms', { unit: 'red/line-1', target: 'blue/old-guard', count: 0, far: false })).toBe(
      'Red line 1 harms Old guard no times',
    );
  });

  test('or, where it has none, by its name and fields', () => {
    event('toy-spins', { unit: 'unit', target: 'unit', turns: 'number' });
    event('toy-dizzy', { unit: 'unit', ill: 'flag' });
    expect(say('toy-spins', { unit: 'red/line-1', target: 'none', turns: 2 })).toBe('Red line 1: toy spins nobody, turns 2');
    expect(say('toy-dizzy', { unit: 'blue/old-guard', ill: false })).toBe('Old guard: toy dizzy, not ill');
    expect(say('never-declared', {})).toBe('Never declared');
  });
});

test('a move is told with the event of its unit, before or after it', () => {
  const place = (unit: string): Line => ({ kind: 'place', unit, x: 1, y: 2, radius: 1 });
  const said = (name: string, unit: string): Line => ({ kind: 'event', event: name, fields: { unit } });
  const lines = [
    place('red/a'),
    said('round', ''),
    place('red/a'),
    said('moves', 'red/a'),
    said('falls-back', 'blue/b'),
    place('blue/b'),
    place('red/a'),
  ];
  const { of, told } = movesOf(lines);
  expect([...of.keys()]).toEqual([3, 4]);
  expect([...told]).toEqual([0, 2, 5]);
});
