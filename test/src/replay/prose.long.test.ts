import { join } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../../src/load/selection.ts';
import { filmOf } from '../../../src/replay/make-film.ts';
import { movesOf } from '../../../src/replay/moves-of.ts';
import { namesOf } from '../../../src/replay/names.ts';
import { replayText } from '../../../src/replay/prose.ts';
import { facesInWords } from '../../../src/replay/purposes.ts';
import { atStruck, struckInstead } from '../../../src/replay/struck.ts';
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

  test('a number can have words of its own, from the highest step that it reaches', () => {
    event(
      'toy-turns',
      { unit: 'unit', by: 'number' },
      '{unit} {by#-1 turns left#0 goes straight on#1 turns right}{by#-1  by %#0 #1  by %}',
    );
    const turned = (by: number): string => say('toy-turns', { unit: 'blue/old-guard', by });
    expect([-7, 0, 1, 12].map(turned)).toEqual([
      'Old guard turns left by 7',
      'Old guard goes straight on',
      'Old guard turns right by 1',
      'Old guard turns right by 12',
    ]);
    event('toy-crew', { unit: 'unit', result: 'number' }, '{unit}: {result#1 shaken#4 stunned}');
    expect([0, 1, 3, 4, 9].map((result) => say('toy-crew', { unit: 'blue/old-guard', result }))).toEqual(
      ['shaken', 'shaken', 'shaken', 'stunned', 'stunned'].map((it) => `Old guard: ${it}`),
    );
  });

  test('who does something to itself, what has no cause with a name, places and no inches are told so', () => {
    event('toy-blows-up', { unit: 'unit', target: 'unit', cause: 'number' }, '{unit} blows {target} up, hurt by {cause}');
    expect(say('toy-blows-up', { unit: 'red/line-1', target: 'red/line-1', cause: 'shooting' })).toBe(
      'Red line 1 blows itself up, hurt by shooting',
    );
    expect(say('toy-blows-up', { unit: 'red/line-1', target: 'blue/line-1', cause: 'other' })).toBe(
      'Red line 1 blows Blue line 1 up, hurt',
    );
    event('toy-lands', { unit: 'unit', x: 'inches', y: 'inches', short: 'number' }, '{unit} lands at {x}, {y}, {short|inch|inches} short');
    expect(say('toy-lands', { unit: 'red/line-1', x: 8, y: 8.25, short: 0 })).toBe('Red line 1 lands at 8.0, 8.3, 0 inches short');
  });

  test('a unit that another brings into play is called after it', () => {
    expect(namesOf(['red/seer/1']).get('red/seer/1')).toBe('Seer’s unit 1');
  });

  test('or, where it has none, by its name and fields', () => {
    event('toy-spins', { unit: 'unit', target: 'unit', turns: 'number' });
    event('toy-dizzy', { unit: 'unit', ill: 'flag' });
    expect(say('toy-spins', { unit: 'red/line-1', target: 'none', turns: 2 })).toBe('Red line 1: toy spins nobody, turns 2');
    expect(say('toy-dizzy', { unit: 'blue/old-guard', ill: false })).toBe('Old guard: toy dizzy, not ill');
    expect(say('never-declared', {})).toBe('Never declared');
  });
});

describe('dice', () => {
  const dice = (actor: string, target: string | null, purpose: string, faces: number[] = [4]): Line => ({
    kind: 'dice',
    deed: 'shoot',
    actor,
    target,
    purpose,
    ordinal: 0,
    faces,
  });
  const at = (name: string, by: string, target: string): Line => ({ kind: 'event', event: name, fields: { unit: by, target, count: 1 } });

  test('for hits on others than the unit aimed at are theirs, until something else is done', () => {
    const lines = [
      at('shoots', 'red/a', 'blue/b'),
      at('hits', 'red/a', 'blue/b'),
      dice('red/a', 'blue/b', 'armour'),
      at('hits', 'red/a', 'blue/c'),
      dice('red/a', 'blue/b', 'wound'),
      { kind: 'event', event: 'model-lost', fields: { unit: 'blue/c' } } as const,
      dice('red/a', 'blue/b', 'cover'),
      dice('red/a', 'blue/b', 'scatter'),
      at('charges', 'red/a', 'blue/b'),
      dice('red/a', 'blue/b', 'armour'),
    ];
    expect([...struckInstead(lines)]).toEqual([
      [4, 'blue/c'],
      [6, 'blue/c'],
    ]);
    expect(atStruck(dice('red/a', 'blue/b', 'cover'), 'blue/c')).toEqual(dice('red/a', 'blue/c', 'cover'));
  });

  test('for those inside a vehicle that explodes are theirs, whoever shot at it', () => {
    const lines = [
      { kind: 'event', event: 'hurt-inside', fields: { unit: 'blue/c', strength: 3, hits: 2 } } as const,
      dice('blue/c', 'red/a', 'wound'),
      { kind: 'event', event: 'model-lost', fields: { model: 'blue/c#1' } } as const,
      dice('blue/c', 'red/a', 'armour'),
      at('wounds', 'red/a', 'blue/c'),
      dice('blue/c', 'red/a', 'armour'),
    ];
    expect([...struckInstead(lines)]).toEqual([
      [1, 'blue/c'],
      [3, 'blue/c'],
    ]);
  });

  test('that pick one of several count from 1', () => {
    expect(facesInWords('pick', [0, 2])).toEqual(['number 1', 'number 3']);
    expect(facesInWords('hit', [1, 6])).toEqual(['1', '6']);
    // 22 degrees are nearer to 0 than to 45, 338 are as far from 360 as 22 from 0.
    expect(facesInWords('scatter', [22, 29, 90, 338, 'hit'])).toEqual([
      '22 degrees (right)',
      '29 degrees (ahead and right)',
      '90 degrees (ahead)',
      '338 degrees (right)',
      'hit',
    ]);
  });
});

test('hulls of a squadron that turn one after the other are told once', async () => {
  expect(replayText(await filmed('titans', 'waffle'))).not.toMatch(/pivots[^\n]*\n +\w[\w ]* pivots[^\n]*\n +\w[\w ]* pivots/);
});

test('a replay says what of the mission is not played, and what then counts', async () => {
  expect(replayText(await filmed('muster', 'hybrid'))).toContain(
    'Not played of the mission: objective-vp-per-command, action-vp, signal-vp, actions and signals: victory points come from kill-points alone.',
  );
  expect(replayText(await filmed('muster', 'tenth'))).not.toContain('Not played');
});

test('a replay names objectives, and says of a unit that runs nowhere that it stays', async () => {
  const text = replayText(await filmed('meeting', 'tenth'));
  expect(text).toMatch(/(Red|Blue) takes objective (centre|west|east|south|north)/);
  const classic = replayText(await filmed('meeting', 'classic'));
  expect(classic).not.toMatch(/runs \d+ inch(es)?( {2}|\n)/);
  expect(classic).toMatch(/runs \d+ inch(es)? → \d/);
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
