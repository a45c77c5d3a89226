import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanInterval, randomFrom, sequence } from '../../../src/stats/index.ts';
import { drawFrom, plantEffect, simulateLooking } from '../../../src/study/planted.ts';
import {
  chanceOfFinding,
  describePilot,
  effectFound,
  type FixedPairs,
  fixedPairsNeeded,
  pairsAtWorst,
  pairsNeeded,
} from '../../../src/study/power.ts';

/** Half of the pairs one way, half the other: variance 1, so that the textbook numbers come out. */
const ones = Float64Array.from({ length: 100_000 }, (_, i) => (i % 2 === 0 ? 1 : -1));
/** As differences of pair scores mostly are: two in five pairs differ, by a quarter or two. */
const usual = Float64Array.from({ length: 200 }, (_, i) => [0, 0.25, 0, -0.25, 0, 0.5, 0, 0.25, 0, -0.5][i % 10] as number);

describe('an effect that is planted', () => {
  test('is there exactly, on the values of the pilot', () => {
    const grid = fc.constantFrom(-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1);
    fc.assert(
      fc.property(fc.array(grid, { minLength: 2, maxLength: 60 }), fc.double({ min: 0.001, max: 0.9, noNaN: true }), (pilot, effect) => {
        const planted = plantEffect(pilot, effect);
        if (pilot.every((it) => it === 0)) {
          expect(planted).toBeNull();
          return;
        }
        const { values, weights, variance } = planted as NonNullable<typeof planted>;
        const sum = (of: (value: number) => number): number =>
          values.reduce((all, value, k) => all + (weights[k] as number) * of(value), 0);
        expect(sum(() => 1)).toBeCloseTo(1, 9);
        expect(sum((value) => value)).toBeCloseTo(effect, 9);
        expect(sum((value) => (value - effect) ** 2)).toBeCloseTo(variance, 9);
        for (const value of values) expect(value * 4).toBe(Math.round(value * 4));
      }),
    );
  });

  test('leaves the rest as it was: a small one has the second moment of the pilot', () => {
    const square = usual.reduce((sum, it) => sum + it * it, 0) / usual.length;
    expect(plantEffect(usual, 1e-4)?.variance).toBeCloseTo(square, 6);
  });
});

describe('pairs of a fixed size', () => {
  test('agree with the textbook: (1.95996 + 0.84162)² variance / effect², and 1.92 for the estimated variance', () => {
    const of = (effect: number, alpha: number, power: number) => fixedPairsNeeded(ones, { effect, alpha, power })?.fixed;
    // Values of ±1 with a mean of d have the variance 1 - d².
    expect(of(0.1, 0.05, 0.8)).toBe(Math.ceil((0.99 * 7.8489) / 0.01 + 1.9207));
    expect(of(0.1, 0.01, 0.9)).toBe(Math.ceil((0.99 * 14.8794) / 0.01 + 3.3175));
  });

  test('find the effect as often as promised', () => {
    const effect = 0.05;
    const needed = fixedPairsNeeded(usual, { effect, alpha: 0.05, power: 0.9 });
    const draw = drawFrom(plantEffect(usual, effect) as NonNullable<ReturnType<typeof plantEffect>>, randomFrom('power'));
    const runs = 600;
    let found = 0;
    for (let run = 0; run < runs; run++) {
      const values = Float64Array.from({ length: needed?.fixed as number }, draw);
      if (meanInterval(values, 0.95, 1).low > 0) found += 1;
    }
    const error = 3 * Math.sqrt((0.9 * 0.1) / runs);
    expect(found / runs).toBeGreaterThan(0.9 - error);
    expect(found / runs).toBeLessThan(0.9 + error + 0.02);
  });

  test('are more for a cautious reader, and the more so the smaller the pilot', () => {
    const of = (pilot: Float64Array) => {
      const { fixed, cautious } = fixedPairsNeeded(pilot, { effect: 0.05, alpha: 0.05, power: 0.9 }) as FixedPairs;
      return cautious / fixed;
    };
    expect(of(usual)).toBeGreaterThan(1);
    expect(of(usual.slice(0, 20))).toBeGreaterThan(of(usual));
  });

  test('and the difference they find are each other’s inverse', () => {
    for (const effect of [0.01, 0.03, 0.1, 0.2]) {
      const pairs = fixedPairsNeeded(usual, { effect, alpha: 0.05, power: 0.9 })?.fixed as number;
      expect((effectFound(usual, pairs, { alpha: 0.05, power: 0.9 })?.effect as number) / effect).toBeCloseTo(1, 1);
      const chance = chanceOfFinding(usual, pairs, { effect, alpha: 0.05 });
      expect(chance).toBeGreaterThan(0.899);
      expect(chance).toBeLessThan(0.91);
    }
    expect(effectFound(usual, 2, { alpha: 0.05, power: 0.9 })?.effect).toBe(1);
  });
});

describe('pairs with looks on the way', () => {
  test('find the effect within the budget as often as promised, and on average with fewer pairs', () => {
    const [effect, alpha, power] = [0.05, 0.05, 0.9];
    const planted = plantEffect(usual, effect) as NonNullable<ReturnType<typeof plantEffect>>;
    const { fixed, looking } = pairsNeeded(usual, { effect, alpha, power, seed: 'plan' }) as NonNullable<ReturnType<typeof pairsNeeded>>;
    const { budget, average } = looking as NonNullable<typeof looking>;
    expect(budget).toBeGreaterThan(fixed);
    expect(average).toBeLessThan(fixed);
    const draw = drawFrom(planted, randomFrom('another'));
    const runs = 300;
    let found = 0;
    let spent = 0;
    for (let run = 0; run < runs; run++) {
      const one = sequence({ low: -1, high: 1, effects: [effect] });
      let pairs = 0;
      while (pairs < budget && one.p() > alpha) for (let k = 0; k < 64; k++, pairs++) one.add(draw());
      if (one.p() <= alpha) found += 1;
      spent += pairs;
    }
    // The budget is itself a quantile of 400 simulations.
    expect(found / runs).toBeGreaterThan(0.9 - 4 * Math.sqrt(0.09 / runs + 0.09 / 400));
    expect(spent / runs / average).toBeGreaterThan(0.85);
    expect(spent / runs / average).toBeLessThan(1.15);
  });

  test('are the same for the same seed, and not simulated where that would take too long', () => {
    const planted = plantEffect(usual, 0.1) as NonNullable<ReturnType<typeof plantEffect>>;
    const ask = { planted, effect: 0.1, alpha: 0.05, power: 0.9, fixed: 80, seed: 'x' };
    expect(simulateLooking(ask)).toEqual(simulateLooking(ask));
    expect(simulateLooking({ ...ask, fixed: 1e6 })).toBeNull();
  });
});

describe('a pilot in which nothing differed', () => {
  const silent = new Float64Array(100);
  test('has no variance to plan with', () => {
    expect(pairsNeeded(silent, { effect: 0.1, alpha: 0.05, power: 0.8, seed: '' })).toBeNull();
    expect(effectFound(silent, 1000, { alpha: 0.05, power: 0.8 })).toBeNull();
    expect(chanceOfFinding(silent, 1000, { effect: 0.1, alpha: 0.05 })).toBeNull();
  });

  test('says how few pairs can differ: the rule of three', () => {
    // Hanley & Lippman-Hand (1983), "If nothing goes wrong, is everything all right?", JAMA 249: 3 / n, exactly 1 - 0.05^(1/n).
    expect(describePilot(silent).differsAtMost).toBeCloseTo(1 - 0.05 ** (1 / 100), 9);
    expect(describePilot(silent)).toMatchObject({ pairs: 100, differed: 0, variance: 0 });
    expect(pairsAtWorst(silent, { effect: 0.02, alpha: 0.05, power: 0.9 })).toBeGreaterThan(100);
  });

  test('and one in which all did is finite too', () => {
    const all = Float64Array.from({ length: 50 }, () => 1);
    expect(describePilot(all)).toMatchObject({ differed: 50, differsAtMost: 1, variance: 0 });
    expect(pairsNeeded(all, { effect: 0.1, alpha: 0.05, power: 0.9, seed: '' })?.fixed).toBeGreaterThan(2);
  });
});
