import { expect, test } from 'vitest';
import { pairsForDifference, pairsForSequence, randomFrom, sequence } from '../../src/stats/index.ts';
import { howMany } from '../sampled.ts';
import { type Bank, openBank } from './bank.ts';
import { atLeast, percent, printTable } from './figures.ts';
import { busy, type Population, signed } from './populations.ts';

const POWER = 0.9;
const ALPHA = 0.05;
const CHUNK = 64;
const TRIALS = howMany(1000, 200);

/** Pairs at the first look that finds the effect, with the right sign; null if the budget runs out before. */
function foundAfter({ low, high, draw }: Population, effects: readonly number[], budget: number, seed: string): number | null {
  const random = randomFrom(seed);
  const run = sequence({ low, high, effects });
  for (let pairs = 1; pairs <= budget; pairs++) {
    run.add(draw(random));
    if (pairs % CHUNK === 0 && run.p() < ALPHA) return run.interval().low > 0 ? pairs : null;
  }
  return null;
}

function course(population: Population, stated: boolean) {
  const { mean: effect, variance } = population;
  const effects = stated ? [effect] : [];
  const fixed = pairsForDifference({ variance, effect, power: POWER });
  const budget = pairsForSequence({ variance, effect, range: population.high - population.low, power: POWER, effects });
  let found = 0;
  let pairs = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const at = foundAfter(population, effects, budget, `${population.name} ${stated} ${trial}`);
    if (at !== null) found += 1;
    pairs += at ?? budget;
  }
  return { population, stated, fixed, budget, found, average: pairs / TRIALS };
}

/** A regression as a build sees it: pairs of the same dice that differ, in a share of them, where the changed rule had an effect. */
function mixed(bank: Bank, effect: number): Population {
  const { differences } = bank;
  const average = differences.reduce((sum, it) => sum + it, 0) / differences.length;
  const share = effect / average;
  const square = differences.reduce((sum, it) => sum + it * it, 0) / differences.length;
  return {
    name: `a rule that came in for ${percent(share)} of pairs, ${effect * 100} points`,
    low: -1,
    high: 1,
    mean: effect,
    variance: share * square - effect * effect,
    draw: (random) => (random.below(0x1_0000_0000) < share * 0x1_0000_0000 ? differences[random.below(differences.length)]! : 0),
  };
}

test('planted effects are found with the promised power, at the cost of a fixed size or less', async () => {
  const bank = await openBank();
  const effects = [0.02, 0.05, 0.1];
  const populations = [...effects.map((it) => signed(bank, it)), ...effects.map(busy), mixed(bank, 0.05)];
  const rows = populations.flatMap((population) => [course(population, false), course(population, true)]);
  printTable(
    `Planted effects, a look after every ${CHUNK} pairs, ${TRIALS} courses each (promised: 90 % within the budget)`,
    rows.map(({ population, stated, fixed, budget, found, average }) => ({
      effect: population.name,
      variance: population.variance.toFixed(3),
      stated: stated ? 'yes' : 'no',
      budget,
      found: percent(found / TRIALS),
      'fixed size': fixed,
      'average pairs': average.toFixed(0),
      ratio: (average / fixed).toFixed(2),
    })),
  );
  for (const { population, stated, fixed, found, average } of rows) {
    const what = `${population.name}, ${stated ? 'stated' : 'not stated'}`;
    expect(atLeast(POWER, found, TRIALS), what).toBe(true);
    // Larger effects, and steadier rules, are found within so few pairs that the cost is a matter of whole chunks.
    if (fixed > 4 * CHUNK) expect(average, what).toBeLessThanOrEqual(fixed);
  }
});
