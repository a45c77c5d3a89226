import { describe, expect, test } from 'vitest';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import { exactOdds, loadSelection, sampledOdds } from '../../../src/testing/index.ts';

/** Abilities that lists of list builders often have: odds worked out by hand, by following every die, and by playing. */

const FILE: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const SAMPLES = 20_000;
/** Largest difference of a share from its chance, in standard errors: 1 in 10,000 correct ones exceeds it by chance, and the seed is fixed. */
const SIGMAS = 4;

type Reading = Parameters<typeof exactOdds>[3];
type Odds = { readonly [value: number]: number };

const LINE = { M: 6, T: 4, Sv: 7, W: 1, Ld: 6, OC: 1 };
const GUN = { range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
const AXE = { range: 'melee', A: 1, skill: 3, S: 4, AP: 0, D: 1 };

const unit = (army: string, at: readonly [number, number], modern: object, more: object = {}) => ({
  army,
  at,
  models: 1,
  base: 32,
  height: 1.2,
  keywords: ['infantry'],
  modern,
  ...more,
});
const example = (units: object, when: readonly object[], objectives: readonly object[] = []): Example =>
  ({
    ...{ rule: '', title: '', answers: { 'command-reroll': 'decline', 'go-to-ground': 'decline' }, dice: {}, then: {}, line: 0 },
    given: { terrain: [], objectives, units },
    when,
  }) as unknown as Example;

const killed: Reading = (scene) => 1 - (scene.unit('B').alive > 0 ? 1 : 0);
const woundsLost: Reading = (scene) => {
  const { first, size } = scene.unit('B');
  let left = 0;
  for (let i = first; i < first + size; i++) left += scene.game.models.wounds[i] ?? 0;
  return 6 - left;
};
const reached: Reading = (scene) => (Math.hypot(scene.unit('A').x - scene.unit('B').x, scene.unit('A').y - scene.unit('B').y) < 3 ? 1 : 0);

/** One shot at a model of Toughness 4 without a save. */
const shot = (effects: readonly object[], weapon: object = GUN): Example =>
  example(
    {
      A: unit('red', [10, 10], { ...LINE, effects }, { weapons: { gun: { modern: weapon } } }),
      B: unit('blue', [18, 10], LINE),
    },
    [{ shoot: 'A', at: 'B', with: 'gun' }],
    [{ id: 'm1', x: 19, y: 10, radius: 0.8 }],
  );

/** A squad of one and the Leader that it is led by, whose bonus is for melee alone. */
const led = (weapon: object, step: object, apart: number): Example =>
  example(
    {
      A: unit('red', [10, 10], LINE, { weapons: { arm: { modern: weapon } } }),
      L: unit(
        'red',
        [10, 11.5],
        { ...LINE, abilities: ['leader'], effects: [{ while: 'leading', attacks: 'melee', gives: ['wound-bonus 1', 'hit-reroll-ones'] }] },
        { keywords: ['infantry', 'character'], attachedTo: 'A' },
      ),
      B: unit('blue', [10 + apart, 10], LINE),
    },
    [step],
  );

/** Two rounds of one shot each; what the shooter has lasts from one Command phase to the next. */
const twoRounds = (once: boolean): Example =>
  example(
    {
      A: unit(
        'red',
        [10, 10],
        { ...LINE, effects: [{ when: 'at-your-command-start', until: 'your-command', ...(once && { once }), gives: ['hit-bonus 1'] }] },
        { weapons: { gun: { modern: GUN } } },
      ),
      B: unit('blue', [18, 10], LINE, { models: 6 }),
    },
    [
      { phase: 'command-phase', of: 'red' },
      { shoot: 'A', at: 'B', with: 'gun' },
      ...[{ 'end-phase': true }, { 'end-turn': 'red' }, { 'end-turn': 'blue' }, { 'end-round': true }],
      { phase: 'command-phase', of: 'red' },
      { shoot: 'A', at: 'B', with: 'gun' },
    ],
  );

const charge = (rules: readonly string[]): Example =>
  example(
    {
      A: unit('red', [10, 10], { ...LINE, W: 2 }, { base: 25.4, rules }),
      B: unit('blue', [19, 10], { ...LINE, W: 2 }, { base: 25.4, models: 3 }),
    },
    [{ charge: 'A', at: 'B' }],
  );

/** A charge over 7 inches: 21 of 36 rolls of two dice. */
const CHARGED = 21 / 36;

/** How many of two shots kill. */
const of = (first: number, second: number): Odds => ({
  0: (1 - first) * (1 - second),
  1: first * (1 - second) + second * (1 - first),
  2: first * second,
});
const ONE_OF = (p: number): Odds => ({ 0: 1 - p, 1: p });
const HIT = 4 / 6;
const WOUND = 3 / 6;
/** A roll of 1 is rolled again. */
const again = (p: number): number => p + p / 6;

const CASES: readonly (readonly [name: string, given: Example, read: Reading, odds: Odds])[] = [
  ['nothing', shot([]), killed, ONE_OF(HIT * WOUND)],
  ['Hit rolls of 1 again', shot([{ gives: ['hit-reroll-ones'] }]), killed, ONE_OF(again(HIT) * WOUND)],
  ['Wound rolls of 1 again', shot([{ gives: ['wound-reroll-ones'] }]), killed, ONE_OF(HIT * again(WOUND))],
  ['both', shot([{ gives: ['hit-reroll-ones', 'wound-reroll-ones'] }]), killed, ONE_OF(again(HIT) * again(WOUND))],
  [
    'all failed Wound rolls again at a target at an objective',
    shot([{ while: 'target-at-objective', gives: ['wound-rerolls'] }]),
    killed,
    ONE_OF(HIT * (WOUND + (1 - WOUND) * WOUND)),
  ],
  ['a Leader’s bonus for melee: in melee', led(AXE, { fight: 'A', at: 'B' }, 2), killed, ONE_OF(again(HIT) * (4 / 6))],
  ['a Leader’s bonus for melee: shooting', led(GUN, { shoot: 'A', at: 'B', with: 'arm' }, 8), killed, ONE_OF(HIT * WOUND)],
  ['a bonus in each round', twoRounds(false), woundsLost, of((5 / 6) * WOUND, (5 / 6) * WOUND)],
  ['a bonus once per battle', twoRounds(true), woundsLost, of((5 / 6) * WOUND, HIT * WOUND)],
  ['a charge', charge([]), reached, ONE_OF(CHARGED)],
  ['a charge that is rolled again', charge(['rerolls-charges']), reached, ONE_OF(1 - (1 - CHARGED) ** 2)],
  [
    'D3 mortal wounds after a charge on a 4',
    charge(['charge-wounds 4']),
    woundsLost,
    { 0: 1 - CHARGED / 2, 1: CHARGED / 6, 2: CHARGED / 6, 3: CHARGED / 6 },
  ],
];

describe('odds of abilities, by hand, followed and played', () => {
  test.each(CASES)('%s', async (name, given, read, odds) => {
    const selection = await loadSelection('tenth');
    const exact = exactOdds(given, FILE, selection, read);
    const played = sampledOdds(given, FILE, selection, read, SAMPLES, `ability ${name}`);
    for (const [value, p] of Object.entries(odds)) {
      expect(exact.get(Number(value)) ?? 0, value).toBeCloseTo(p, 12);
      const off = Math.abs((played.get(Number(value)) ?? 0) - p) / Math.sqrt((p * (1 - p)) / SAMPLES);
      expect(off, `${value}: ${p} by hand, ${played.get(Number(value))} played`).toBeLessThan(SIGMAS);
    }
    expect([...exact.keys()].sort()).toEqual(Object.keys(odds).map(Number));
  });
});
