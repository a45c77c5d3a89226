import { describe, expect, test } from 'vitest';
import { parted, walkedOdds } from '../../../src/odds/trials/walked-odds.ts';
import type { Example } from '../../../src/scenario/types.ts';
import { attackOdds, chiSquared, exactOdds, loadSelection, type Reading, sampledOdds } from '../../../src/testing/index.ts';
import { FILE } from '../two-units.ts';

/** Every case is so small that each course of its dice can be played. */
const MOST_COURSES = 20_000;
const SAMPLES = 6000;
const TROOPER = { M: 6, T: 4, Sv: 4, W: 1, Ld: 6, OC: 2 };
/** It hits without a roll, wounds T 4 on 4 or more, and nothing saves: one die an attack. */
const jet = { range: 24, A: 1, skill: 3, S: 4, AP: -6, D: 1, keywords: ['torrent'] };
/** Its hits are rolled for; it wounds T 12 on a 6. */
const popgun = { range: 24, A: 1, skill: 4, S: 4, AP: -6, D: 1 };
const blade = { range: 'melee', A: 1, skill: 4, S: 4, AP: -6, D: 1, keywords: ['torrent', 'devastating-wounds'] };

type Part = { readonly [key: string]: unknown };

interface Case {
  readonly title: string;
  readonly units: { readonly [name: string]: Part };
  readonly when: readonly Part[];
  /** By ruleset, worked out by hand: the chance that so many wounds are left in a unit. */
  readonly chances: { readonly [variant: string]: readonly (readonly [unit: string, left: number, chance: number])[] };
}

const unit = (army: string, at: readonly number[], models: number, weapons: Part, modern: Part = {}, more: Part = {}): Part => ({
  army,
  at,
  models,
  keywords: ['infantry'],
  modern: { ...TROOPER, ...modern },
  weapons,
  ...more,
});
const SUPPRESSOR = { W: 6, abilities: ['suppresses-targets'] };
/** It is hardly ever wounded, and hits on 5 or more, suppressed on 6; five of six hits wound. */
const ANSWERS = unit('blue', [20, 10], 1, { rifle: { ...popgun, skill: 5, S: 8 } }, { T: 12, W: 6 });
/** The answer to an attack after which B is suppressed with this chance takes a wound of A. */
const answered = (suppressed: number): number => (5 / 6) * (suppressed / 6 + (1 - suppressed) / 3);

/** What volleys leave behind for later ones, and what they find when others stand in their middle. */
const CASES: readonly Case[] = [
  {
    title: 'a second volley with Blast at those that were there when it was aimed',
    units: {
      A: unit('red', [10, 10], 1, { rifle: jet, gun: jet, mortar: { ...jet, keywords: ['torrent', 'blast'] } }),
      C: unit('red', [10, 14], 1, { rifle: jet }),
      B: unit('blue', [20, 10], 5, {}),
    },
    when: [
      { shoot: 'C', at: 'B', with: 'rifle' },
      { shoot: 'A', at: 'B', with: ['rifle', 'gun', 'mortar'] },
    ],
    // Four of five fall to rifle, gun and C with one bomb of the mortar, or without C and with two, at the five of before.
    chances: { tenth: [['B', 1, 1 / 2 ** 4 + 1 / 2 ** 5]], 'tenth:bare': [['B', 1, 1 / 2 ** 4]] },
  },
  {
    title: 'the Toughness of those that were there when it was aimed',
    units: {
      A: unit('red', [10, 10], 1, { rifle: jet, gun: jet }),
      C: unit('red', [10, 14], 1, { rifle: jet }),
      B: {
        army: 'blue',
        at: [20, 10],
        kinds: { large: { models: 1, modern: { T: 8, W: 2 } }, small: { models: 2 } },
        keywords: ['infantry'],
        modern: TROOPER,
        wounds: [1, 1, 1],
      },
    },
    when: [
      { shoot: 'C', at: 'B', with: 'rifle' },
      { shoot: 'A', at: 'B', with: ['rifle', 'gun'] },
    ],
    // The large one goes first, on 6. If it falls to C, A takes one more in two of four; else both of A wound on 6 to the end.
    chances: {
      tenth: [['B', 1, (1 / 6) * (1 / 2) + (5 / 6) * (1 / 36)]],
      'tenth@-TEN-SAVE-14': [['B', 1, (1 / 6) * (1 / 2) + (5 / 6) * (1 / 6) * (1 / 2)]],
    },
  },
  {
    title: 'whoever was hit by the first of two weapons shoots back worse',
    units: {
      A: unit('red', [10, 10], 1, { rifle: popgun, gun: { ...popgun, skill: 6 } }, SUPPRESSOR),
      B: ANSWERS,
    },
    when: [
      { shoot: 'A', at: 'B', with: ['rifle', 'gun'] },
      { shoot: 'B', at: 'A', with: 'rifle' },
    ],
    chances: { tenth: [['A', 5, answered(7 / 12)]], 'tenth:bare': [['A', 5, answered(7 / 12)]] },
  },
  {
    title: 'whoever was hit by the first of several attacks, made one by one, shoots back worse',
    units: {
      A: unit('red', [10, 10], 1, { gun: { ...popgun, A: 2, keywords: ['critical-hit-mortal-wounds 1'] } }, SUPPRESSOR),
      B: ANSWERS,
    },
    when: [
      { shoot: 'A', at: 'B', with: 'gun' },
      { shoot: 'B', at: 'A', with: 'rifle' },
    ],
    chances: { 'tenth@-TEN-SAVE-09': [['A', 5, answered(3 / 4)]], 'tenth:bare': [['A', 5, answered(3 / 4)]] },
  },
  {
    title: 'those who fight as they die, in the middle of mortal wounds',
    units: {
      A: unit('red', [8.6, 10], 1, { blade: { ...blade, D: 'D3' } }, { W: 3, abilities: ['feel-no-pain 5'] }),
      B: unit('blue', [10, 10], 2, { blade }, { abilities: ['fights-on-death 4'] }, { spacing: 1.2 }),
    },
    when: [{ fight: 'A' }],
    // A kills one in two, both where the D3 of a Critical Wound spills; each of the dead takes a wound of A in 1/2 x 1/2 x 2/3.
    chances: {
      tenth: [
        ['B', 1, 1 / 2],
        ['A', 2, 1 / 12],
      ],
      'tenth:bare': [
        ['B', 0, 1 / 9],
        ['A', 1, 1 / 9 / 36],
      ],
      'tenth@-TEN-SAVE-08,-TEN-USR-18': [
        ['B', 0, 1 / 9],
        ['A', 1, 1 / 9 / 36],
      ],
    },
  },
  {
    title: 'of two models the one that dies shoots, and nobody else',
    units: {
      A: unit('red', [10, 10], 1, { rifle: jet }, { W: 9 }),
      B: unit('blue', [20, 10], 2, { mortar: { ...jet, A: 2 } }, { abilities: ['shoots-on-death 3'] }),
    },
    when: [{ shoot: 'A', at: 'B', with: 'rifle' }],
    chances: { tenth: [['A', 7, 1 / 12]], 'tenth:bare': [['A', 7, 1 / 12]] },
  },
  {
    title: 'plasma that hurts those who fire it, whoever is hurt already first',
    units: {
      A: unit('red', [10, 10], 2, { plasma: { ...jet, keywords: ['torrent', 'hazardous'] } }, { W: 4 }, { wounds: [4, 1] }),
      B: unit('blue', [20, 10], 2, {}),
    },
    when: [{ shoot: 'A', at: 'B', with: 'plasma' }],
    // A failed test is three mortal wounds, of the hurt one first: they do not spill. In the base book it is a model that is lost, the hurt one.
    chances: {
      tenth: [
        ['A', 4, 10 / 36],
        ['A', 1, 1 / 36],
      ],
      'tenth:bare': [
        ['A', 0, 1 / 36],
        ['A', 4, 10 / 36],
      ],
    },
  },
];

const exampleOf = ({ units, when }: Case): Example =>
  ({
    rule: '',
    title: 'volleys',
    line: 0,
    answers: { 'fights-on-death': 'take', 'shoots-on-death': 'take' },
    dice: {},
    then: {},
    given: { units },
    when,
  }) as unknown as Example;

/** Wounds left of all units, a digit each, so that what happens to them together is compared. */
const woundsLeft: Reading = ({ game }) => {
  let code = 0;
  for (const u of game.units) {
    let left = 0;
    for (let m = u.first; m < u.first + u.size; m++) if (game.models.alive[m] !== 0) left += game.models.wounds[m];
    code = code * 10 + left;
  }
  return code;
};

describe.each(CASES.map((it) => [it.title, it] as const))('%s', (_title, volleys) => {
  const example = exampleOf(volleys);

  describe.each(Object.keys(volleys.chances))('%s', (variant) => {
    test('has the odds that are worked out by hand, merged or played course by course', async () => {
      const selection = await loadSelection(variant);
      const walked = walkedOdds(example, FILE, selection, MOST_COURSES) ?? {};
      for (const [name, left, chance] of volleys.chances[variant] ?? [])
        expect(walked[`${name}.woundsLeft`]?.distribution[left], `${name} with ${left}`).toBeCloseTo(chance, 10);
      expect(parted(attackOdds(example, FILE, selection), walked, 1e-10)).toEqual([]);
    });

    test('is played with its exact odds', async () => {
      const selection = await loadSelection(variant);
      const exact = exactOdds(example, FILE, selection, woundsLeft);
      const { chi, freedom } = chiSquared(exact, sampledOdds(example, FILE, selection, woundsLeft, SAMPLES, 'tenth-volleys'), SAMPLES);
      // Beyond the 99.99 % point.
      expect(chi).toBeLessThan(15 + 2 * freedom);
    });
  });
});
