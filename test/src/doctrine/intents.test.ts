import { describe, expect, test } from 'vitest';
import { condition } from '../../../src/doctrine/conditions.ts';
import { CAUSE, INTENT, intent, PLACE } from '../../../src/rules/index.ts';
import {
  CONDITION_WORDS,
  type ConditionText,
  type ConditionWord,
  INTENT_WORDS,
  type IntentWord,
} from '../../../src/scenario/vocabulary.ts';
import type { HandUnit } from '../engine/hand-made.ts';
import { INTENTION, type TableParts, table } from './table.ts';

const square = (x: number, y: number): number[] => [x, y, x + 4, y, x + 4, y + 4, x, y + 4];
const UNITS: readonly HandUnit[] = [
  { id: 'own', at: [10, 10], models: 4 },
  { id: 'near', side: 1, at: [10, 20], models: 2, points: 20 },
  { id: 'rich', side: 1, at: [10, 30], models: 2, points: 50 },
  { id: 'poor', side: 1, at: [10, 40], models: 2, points: 5 },
];
const FIELD: TableParts = {
  units: UNITS,
  pieces: [
    { kind: 'woods', polygon: square(40, 40) },
    { kind: 'woods', polygon: square(14, 4) },
  ],
  objectives: [
    [16, 12],
    [30, 12],
  ],
};
const ALL = [
  intent(INTENT.hold),
  ...[1, 2, 3].flatMap((slot) => [intent(INTENT.advance, slot), intent(INTENT['keep-range'], slot), intent(INTENT.withdraw, slot)]),
  intent(INTENT.cover, 0),
  intent(INTENT.cover, 1),
  intent(INTENT.objective, 0),
  intent(INTENT.objective, 1),
];
const choose = (words: readonly IntentWord[], options = ALL, more: Partial<TableParts> = {}): number =>
  table({ ...FIELD, answers: { intent: [{ if: [], do: words }] }, ...more }).ask(INTENTION, 'own', options);

describe('intents', () => {
  test.each<[Exclude<IntentWord, 'random'>, number]>([
    ['hold', intent(INTENT.hold)],
    ['advance-on-nearest', intent(INTENT.advance, 1)],
    ['advance-on-most-valuable', intent(INTENT.advance, 2)],
    ['advance-on-weakest', intent(INTENT.advance, 3)],
    ['keep-range-of-nearest', intent(INTENT['keep-range'], 1)],
    ['into-cover', intent(INTENT.cover, 1)],
    ['to-nearest-objective', intent(INTENT.objective, 0)],
    ['to-best-objective', intent(INTENT.objective, 0)],
    ['withdraw-from-nearest', intent(INTENT.withdraw, 1)],
  ])('%s', (word, wanted) => {
    expect(choose([word])).toBe(wanted);
    expect(choose([word], [...ALL].reverse())).toBe(wanted);
  });

  test('every word is tested', () => {
    expect(INTENT_WORDS).toHaveLength(10);
  });

  test('to-best-objective goes to one that is not held yet, if it is not much farther', () => {
    expect(choose(['to-best-objective'], ALL, { held: [0, -1] })).toBe(intent(INTENT.objective, 1));
    expect(
      choose(['to-best-objective'], ALL, {
        held: [0, -1],
        objectives: [
          [16, 12],
          [70, 40],
        ],
      }),
    ).toBe(intent(INTENT.objective, 0));
    expect(choose(['to-nearest-objective'], ALL, { held: [0, -1] })).toBe(intent(INTENT.objective, 0));
  });

  test('the first of the words that can be done is done; with none of them the edition decides', () => {
    const still = [intent(INTENT.advance, 2), intent(INTENT.hold)];
    expect(choose(['into-cover', 'to-nearest-objective', 'hold'], still)).toBe(intent(INTENT.hold));
    expect(choose(['into-cover'], still)).toBe(intent(INTENT.advance, 2));
  });

  test('random: any of them, by address', () => {
    const all = Array.from({ length: 150 }, (_, pair) => choose(['random'], ALL, { pair }));
    expect(new Set(all)).toEqual(new Set(ALL));
    expect(Array.from({ length: 150 }, (_, pair) => choose(['random'], ALL, { pair }))).toEqual(all);
  });

  test('the first rule whose conditions all hold is taken', () => {
    const rules = (round: number) => {
      const game = table({
        ...FIELD,
        answers: {
          intent: [
            { if: ['round-at-least-4', 'is-vehicle'], do: ['into-cover'] },
            { if: ['round-at-least-4'], do: ['hold'] },
            { if: [], do: ['advance-on-nearest'] },
          ],
        },
      });
      game.arena.round = round;
      return game.ask(INTENTION, 'own', ALL);
    };
    expect([rules(1), rules(4)]).toEqual([intent(INTENT.advance, 1), intent(INTENT.hold)]);
  });
});

type Play = ReturnType<typeof table>;
const led = (more: Partial<TableParts> = {}): TableParts => ({ ...FIELD, ...more });
const holdsOn = ({ arena, unit }: Play, text: ConditionText): boolean => condition(text)(arena, arena.match.ruleset.seams, unit('own'));
const kill = (game: Play, id: string, n: number): void => {
  for (let k = 0; k < n; k++) game.arena.remove(game.unit(id).first + k, CAUSE.other, null);
};

/** For each condition a table on which it holds, and one that is as like it as can be on which it does not. */
const CASES: { readonly [word in ConditionWord]: readonly [holds: () => Play, not: () => Play] } = {
  'enemy-in-range': [() => table(led()), () => table(led({ hidden: ['own-near', 'own-rich', 'own-poor'] }))],
  'enemy-within-12': [
    () =>
      table(
        led({
          units: [
            { id: 'own', at: [10, 10] },
            { id: 'x', side: 1, at: [10, 23] },
          ],
        }),
      ),
    () =>
      table(
        led({
          units: [
            { id: 'own', at: [10, 10] },
            { id: 'x', side: 1, at: [10, 23.1] },
          ],
        }),
      ),
  ],
  'objective-held': [() => table(led({ held: [-1, 0] })), () => table(led({ held: [1, -1] }))],
  'is-melee': [() => table(led({ reach: { own: 12 } })), () => table(led({ reach: { own: 13 } }))],
  'is-ranged': [() => table(led({ reach: { own: 13 } })), () => table(led({ reach: { own: 12 } }))],
  'is-vehicle': [
    () => table(led({ units: [{ id: 'own', sheetKeywords: ['vehicle'] }] })),
    () => table(led({ units: [{ id: 'own', sheetKeywords: ['infantry'] }] })),
  ],
  'below-half': [
    () => {
      const game = table(led());
      kill(game, 'own', 3);
      return game;
    },
    () => {
      const game = table(led());
      kill(game, 'own', 2);
      return game;
    },
  ],
  'round-at-least-4': [
    () => {
      const game = table(led());
      game.arena.round = 4;
      return game;
    },
    () => {
      const game = table(led());
      game.arena.round = 3;
      return game;
    },
  ],
  'on-objective': [() => table(led({ objectives: [[6.6, 10]] })), () => table(led({ objectives: [[6, 10]] }))],
};

describe('conditions', () => {
  test.each(CONDITION_WORDS)('%s', (word) => {
    const [holds, not] = CASES[word];
    expect([holdsOn(holds(), word), holdsOn(holds(), `not-${word}`), holdsOn(not(), word), holdsOn(not(), `not-${word}`)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('enemies that are not on the table are neither near nor in range', () => {
    const game = table(
      led({
        units: [
          { id: 'own', at: [10, 10] },
          { id: 'x', side: 1, at: [10, 14] },
        ],
      }),
    );
    expect([holdsOn(game, 'enemy-within-12'), holdsOn(game, 'enemy-in-range')]).toEqual([true, true]);
    game.arena.relocate(game.unit('x'), PLACE.reserve);
    expect([holdsOn(game, 'enemy-within-12'), holdsOn(game, 'enemy-in-range')]).toEqual([false, false]);
  });
});
