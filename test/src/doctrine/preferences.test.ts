import { describe, expect, test } from 'vitest';
import { ACTIVATE, CAUSE } from '../../../src/rules/index.ts';
import type { PreferenceWord } from '../../../src/scenario/vocabulary.ts';
import type { HandUnit } from '../engine/hand-made.ts';
import { FLAG, INTENTION, TARGET, table } from './table.ts';

const UNITS: readonly HandUnit[] = [
  { id: 'own', at: [10, 10] },
  { id: 'near', side: 1, at: [10, 16], models: 2, points: 10 },
  { id: 'rich', side: 1, at: [10, 30], models: 2, points: 50 },
  { id: 'holder', side: 1, at: [34, 24], models: 2, points: 20 },
];
const ENEMIES = ['holder', 'rich', 'near'];
const led = (words: readonly PreferenceWord[], more = {}) => table({ units: UNITS, answers: { 'doctrine-test/target': words }, ...more });

describe('preferences among units', () => {
  test('nearest: by the distance between bases', () => {
    expect(led(['nearest']).pick(TARGET, 'own', ENEMIES)).toBe('near');
    expect(led(['nearest']).pick(TARGET, 'own', ['holder', 'rich'])).toBe('rich');
  });

  test('most-valuable and weakest: by the points that are left', () => {
    const game = led(['most-valuable']);
    expect(game.pick(TARGET, 'own', ENEMIES)).toBe('rich');
    game.arena.remove(game.unit('rich').first, CAUSE.other, null);
    expect(game.pick(TARGET, 'own', ENEMIES)).toBe('rich');
    expect(led(['weakest']).pick(TARGET, 'own', ENEMIES)).toBe('near');
    const hurt = led(['weakest']);
    hurt.arena.remove(hurt.unit('holder').first, CAUSE.other, null);
    expect(hurt.pick(TARGET, 'own', ENEMIES)).toBe('holder');
  });

  test('most-expected-damage: by what shooting would take off', () => {
    expect(
      led(['most-expected-damage'], { shooting: { 'own-near': 3, 'own-holder': 8, 'holder-own': 1, 'rich-own': 99 } }).pick(
        TARGET,
        'own',
        ENEMIES,
      ),
    ).toBe('holder');
  });

  test('biggest-threat: by what it could do to the unit, by fire or in a fight', () => {
    expect(
      led(['biggest-threat'], { shooting: { 'rich-own': 9, 'own-near': 99 }, fighting: { 'holder-own': 4 } }).pick(TARGET, 'own', ENEMIES),
    ).toBe('rich');
    expect(led(['biggest-threat'], { shooting: { 'rich-own': 9 }, fighting: { 'holder-own': 14 } }).pick(TARGET, 'own', ENEMIES)).toBe(
      'holder',
    );
  });

  test('most-threatened: by what it could suffer by fire', () => {
    const shooting = { 'own-near': 3, 'own-holder': 8, 'holder-own': 99 };
    expect(led(['most-threatened'], { shooting }).pick(TARGET, 'own', ENEMIES)).toBe('holder');
  });

  test('on-objective: those within three inches of one', () => {
    expect(led(['on-objective', 'nearest']).pick(TARGET, 'own', ENEMIES)).toBe('holder');
    expect(led(['on-objective', 'nearest'], { objectives: [[70, 2]] }).pick(TARGET, 'own', ENEMIES)).toBe('near');
  });

  test('best-odds: the chance to get there, times what the fight is worth; hopeless ones are left alone', () => {
    const chances = { 'own-near': 0.9, 'own-rich': 0.5, 'own-holder': 0.2 };
    expect(led(['best-odds'], { chances }).pick(TARGET, 'own', ENEMIES)).toBe('near');
    expect(led(['best-odds'], { chances, fighting: { 'own-rich': 20, 'rich-own': 5 } }).pick(TARGET, 'own', ENEMIES)).toBe('rich');
    expect(led(['best-odds'], { chances, fighting: { 'own-rich': 20, 'rich-own': 25 } }).pick(TARGET, 'own', ENEMIES)).toBe('near');
    expect(led(['best-odds'], { chances }).pick(TARGET, 'own', ['holder', 'none'])).toBe('none');
    expect(led(['best-odds'], { chances }).pick(TARGET, 'own', ['near', 'none'])).toBe('near');
    expect(led(['best-odds'], { chances }).pick(TARGET, 'own', ['holder'])).toBe('holder');
  });

  test('ties go to the next word, then to the first option; none of them is never preferred', () => {
    expect(led(['most-expected-damage', 'weakest']).pick(TARGET, 'own', ENEMIES)).toBe('near');
    expect(led(['most-expected-damage']).pick(TARGET, 'own', ENEMIES)).toBe('holder');
    expect(led(['most-expected-damage']).pick(TARGET, 'own', ['none', 'rich', 'near'])).toBe('rich');
  });

  test('random after other words decides among the best alone', () => {
    const taken = new Set(
      Array.from({ length: 40 }, (_, pair) =>
        led(['most-expected-damage', 'random'], { pair, shooting: { 'own-near': 3, 'own-rich': 3 } }).pick(TARGET, 'own', ENEMIES),
      ),
    );
    expect([...taken].sort()).toEqual(['near', 'rich']);
    const rolled = led(['nearest', 'random']);
    rolled.pick(TARGET, 'own', ENEMIES);
    expect(rolled.trace.size).toBe(0);
  });

  test('about no unit they are judged from the whole side', () => {
    const units: readonly HandUnit[] = [
      { id: 'far', at: [60, 4] },
      { id: 'gun', at: [10, 4] },
      { id: 'x', side: 1, at: [12, 12] },
    ];
    const order = (words: readonly PreferenceWord[], more = {}) =>
      table({ units, answers: { activate: words }, ...more }).pick(ACTIVATE, null, ['far', 'gun']);
    expect(order(['nearest'])).toBe('gun');
    expect(order(['most-expected-damage'], { shooting: { 'far-x': 7, 'gun-x': 2 } })).toBe('far');
    expect(order(['most-threatened'], { shooting: { 'far-x': 7, 'x-gun': 2, 'x-far': 1 } })).toBe('gun');
  });

  test('they say nothing about other sorts of options', () => {
    const game = table({ units: UNITS, answers: { 'doctrine-test/flag': ['nearest'] } });
    expect(game.ask(FLAG, 'own', [0, 1])).toBe(0);
  });
});

describe('flag words', () => {
  const flag = (word: 'always' | 'never' | 'if-favourable' | 'random', pair = 0): number =>
    table({ units: UNITS, answers: { 'doctrine-test/flag': word }, pair }).ask(FLAG, 'own', [0, 1]);

  test('always takes, never declines, if-favourable leaves it to the rule that asks', () => {
    expect([flag('always'), flag('never'), flag('if-favourable')]).toEqual([1, 0, 0]);
  });

  test('never means none where there is such an option', () => {
    const game = table({ units: UNITS, answers: { 'doctrine-test/target': 'never' } });
    expect(game.pick(TARGET, 'own', ['near', 'none'])).toBe('none');
    expect(game.pick(TARGET, 'own', ['rich', 'near'])).toBe('rich');
  });

  test('random takes every option in some pair, the same one whenever it is asked under the same address', () => {
    const all = Array.from({ length: 60 }, (_, pair) => flag('random', pair));
    expect([...new Set(all)].sort()).toEqual([0, 1]);
    expect(Array.from({ length: 60 }, (_, pair) => flag('random', pair))).toEqual(all);
    expect(all.reduce((a, b) => a + b, 0)).toBeGreaterThan(15);
    expect(all.reduce((a, b) => a + b, 0)).toBeLessThan(45);
  });

  test('what one decision draws moves no die of another, nor of another unit', () => {
    const answers = { '*': 'random' as const };
    const alone = Array.from({ length: 30 }, (_, pair) => table({ units: UNITS, answers, pair }).pick(TARGET, 'own', ENEMIES));
    const after = Array.from({ length: 30 }, (_, pair) => {
      const game = table({ units: UNITS, answers, pair });
      game.ask(FLAG, null, [0, 1]);
      game.pick(TARGET, 'near', ENEMIES);
      return game.pick(TARGET, 'own', ENEMIES);
    });
    expect(after).toEqual(alone);
    expect(new Set(alone)).toEqual(new Set(ENEMIES));
  });

  test('* answers what has no answer of its own', () => {
    const game = table({ units: UNITS, answers: { '*': 'never', 'doctrine-test/flag': 'always' } });
    expect([game.ask(FLAG, 'own', [0, 1]), game.pick(TARGET, 'own', ['near', 'none']), game.ask(INTENTION, 'own', [0, 4097])]).toEqual([
      1,
      'none',
      0,
    ]);
  });
});

describe('names of decisions', () => {
  const compile = (id: string) => () => table({ units: UNITS, answers: { [id]: 'never' } });

  test('one that nobody knows is an error with the nearest names', () => {
    expect(compile('shoot-att')).toThrow(
      /^doctrine tested: answers\.shoot-att: no decision is called "shoot-att"; did you mean "shoot-at"\?$/,
    );
  });

  test('those of editions and rules that are not loaded are let pass', () => {
    expect(compile('go-to-ground')).not.toThrow();
    expect(compile('CAL-SHOOT-12/return-fire')).not.toThrow();
  });
});
