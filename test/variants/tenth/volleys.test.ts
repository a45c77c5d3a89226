import { describe, expect, test } from 'vitest';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { chiSquared, sampledOdds } from '../../../src/testing/odds.ts';
import type { Scene } from '../../../src/testing/stage.ts';

const NO_FILES: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const SAMPLES = 2500;
const TROOPER = { M: 6, T: 4, Sv: 4, W: 1, Ld: 6, OC: 2 };
const rifle = { range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
const blade = { range: 'melee', A: 2, skill: 3, S: 5, AP: 0, D: 1 };

type Part = { readonly [key: string]: unknown };

interface Case {
  readonly units: { readonly [name: string]: Part };
  readonly when: readonly Part[];
  readonly answers?: Part;
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

/** What volleys leave behind for later ones, and what they find when others stand in their middle. */
const CASES: readonly (readonly [string, Case])[] = [
  [
    'a second volley with Blast at those that were there when it was aimed',
    {
      units: {
        A: unit('red', [10, 10], 1, { rifle: { ...rifle, A: 2 }, mortar: { ...rifle, keywords: ['blast'] } }),
        C: unit('red', [10, 14], 2, { rifle }),
        B: unit('blue', [20, 10], 6, { rifle }),
      },
      when: [
        { shoot: 'C', at: 'B', with: 'rifle' },
        { shoot: 'A', at: 'B', with: ['rifle', 'mortar'] },
      ],
    },
  ],
  [
    'whoever was hit by the first of two weapons shoots back worse',
    {
      units: {
        A: unit(
          'red',
          [10, 10],
          1,
          { rifle: { ...rifle, skill: 4 }, gun: { ...rifle, skill: 6 } },
          { abilities: ['suppresses-targets'], W: 6 },
        ),
        B: unit('blue', [20, 10], 2, { rifle: { ...rifle, A: 3, skill: 5, S: 8, AP: 3 } }, { Sv: 2, W: 2 }),
      },
      when: [
        { shoot: 'A', at: 'B', with: ['rifle', 'gun'] },
        { shoot: 'B', at: 'A', with: 'rifle' },
      ],
    },
  ],
  [
    'whoever was hit by the first of several attacks, made one by one, shoots back worse',
    {
      units: {
        A: unit(
          'red',
          [10, 10],
          1,
          { gun: { ...rifle, A: 3, skill: 4, keywords: ['critical-hit-mortal-wounds 1'] } },
          { abilities: ['suppresses-targets'], W: 2 },
        ),
        B: unit('blue', [20, 10], 2, { rifle }, { Sv: 2, W: 2 }),
      },
      when: [
        { shoot: 'A', at: 'B', with: 'gun' },
        { shoot: 'B', at: 'A', with: 'rifle' },
      ],
    },
  ],
  [
    'those who fight as they die, with wounds that are put aside',
    {
      units: {
        A: unit('red', [8.6, 10], 1, { blade: { ...blade, D: 2, keywords: ['devastating-wounds'] } }, { W: 3 }),
        B: unit('blue', [10, 10], 1, { blade: { ...blade, keywords: ['devastating-wounds'] } }, { abilities: ['fights-on-death 4'] }),
      },
      when: [{ fight: 'A' }],
    },
  ],
  [
    'those who shoot as they die, with Blast',
    {
      units: {
        A: unit('red', [10, 10], 2, { rifle: { ...rifle, D: 2 } }, { abilities: ['feel-no-pain 5'] }),
        B: unit('blue', [20, 10], 2, { mortar: { ...rifle, A: 'D3', keywords: ['blast'] } }, { abilities: ['shoots-on-death 3'] }),
      },
      when: [{ shoot: 'A', at: 'B', with: 'rifle' }],
    },
  ],
  [
    'plasma that hurts those who fire it',
    {
      units: {
        A: unit('red', [10, 10], 2, { plasma: { ...rifle, keywords: ['hazardous'] } }, { W: 2, abilities: ['feel-no-pain 5'] }),
        B: unit('blue', [20, 10], 2, { rifle }),
      },
      when: [{ shoot: 'A', at: 'B', with: 'plasma' }],
    },
  ],
];

const exampleOf = ({ units, when, answers = {} }: Case): Example =>
  ({
    rule: 'TEN-SHOOT-08',
    title: 'volleys',
    line: 0,
    answers: { 'fights-on-death': 'take', 'shoots-on-death': 'take', ...answers },
    dice: {},
    then: {},
    given: { units },
    when,
  }) as unknown as Example;

/** Wounds left of the unit that stands at a place in the example. */
const woundsLeft =
  (at: number) =>
  (scene: Scene): number => {
    const u = scene.game.units[at];
    let left = 0;
    for (let m = u.first; m < u.first + u.size; m++) if (scene.game.models.alive[m] !== 0) left += scene.game.models.wounds[m];
    return left;
  };

describe.each(['tenth', 'tenth:bare', 'tenth@-TEN-SAVE-09', 'tenth@-TEN-SAVE-14,-TEN-USR-18,-TEN-USR-19'])('%s', (variant) => {
  test.each(CASES)('merged odds are as it is played: %s', async (_title, volleys) => {
    const selection = await loadSelection(variant, process.cwd());
    const example = exampleOf(volleys);
    const quantities = attackOdds(example, NO_FILES, selection);
    for (const [at, name] of Object.keys(volleys.units).entries()) {
      const told = quantities[`${name}.woundsLeft`]?.distribution ?? {};
      const exact = new Map(Object.entries(told).map(([value, p]) => [Number(value), p]));
      expect([...exact.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      const seen = sampledOdds(example, NO_FILES, selection, woundsLeft(at), SAMPLES, 'tenth-volleys');
      const { chi, freedom } = chiSquared(exact, seen, SAMPLES);
      // Far beyond the 99.9 % point for so few degrees of freedom.
      expect(chi, name).toBeLessThan(11 + 5 * freedom);
    }
  });
});
