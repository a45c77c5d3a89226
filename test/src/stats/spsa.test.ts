import { describe, expect, test } from 'vitest';
import { type Climb, mean, randomFrom, settledPoint, stepFrom, trialAt } from '../../../src/stats/index.ts';

const CLIMB: Climb = { steps: 400, spread: 0.4, rate: 0.8, low: -3, high: 3 };

/** Climbs a payoff that is highest at `top`, seen through noise of half a unit to either side. */
function climb(top: readonly number[], seed: string): number[][] {
  const noise = randomFrom(`${seed} noise`);
  const random = randomFrom(seed);
  const payoff = (point: readonly number[]): number => -point.reduce((sum, value, i) => sum + (value - (top[i] ?? 0)) ** 2, 0);
  const points: number[][] = [top.map(() => 0)];
  for (let step = 0; step < CLIMB.steps; step++) {
    const point = points[step] ?? [];
    const trial = trialAt(point, step, random, CLIMB);
    const difference = payoff(trial.plus) - payoff(trial.minus) + noise.below(1001) / 1000 - 0.5;
    points.push(stepFrom(point, trial, difference, { step, climb: CLIMB }));
  }
  return points;
}

describe('a stochastic approximation', () => {
  test('finds the top of a payoff that is seen through noise', () => {
    const top = [0.7, -1.1, 0, 0.3];
    const ends = Array.from({ length: 20 }, (_, k) => settledPoint(climb(top, `climb ${k}`)));
    // Each step moves by at most 0.8 * 0.5 / 0.8 = 0.5 for the noise alone, and the mean of 200 points of 20 climbs averages it away.
    top.forEach((value, i) => {
      expect(mean(ends.map((end) => end[i] ?? Number.NaN))).toBeCloseTo(value, 1);
      for (const end of ends) expect(Math.abs((end[i] ?? Number.NaN) - value)).toBeLessThan(0.4);
    });
  });

  test('tries both ways of every parameter, as far apart as the step says', () => {
    const random = randomFrom('ways');
    const ups = [0, 0];
    for (let k = 0; k < 1000; k++) {
      const { plus, minus } = trialAt([1, -1], 9, random, CLIMB);
      [1, -1].forEach((value, i) => {
        const up = (plus[i] ?? 0) - value;
        // 0.4 / 10^0.101
        expect(Math.abs(up)).toBeCloseTo(0.317, 3);
        expect((minus[i] ?? 0) - value).toBeCloseTo(-up, 12);
        if (up > 0) ups[i] = (ups[i] ?? 0) + 1;
      });
    }
    // Five standard deviations of 1,000 fair coins are 79.
    for (const up of ups) expect(Math.abs(up - 500)).toBeLessThan(79);
  });

  test('goes towards the better trial by the slope that it shows', () => {
    const trial = { plus: [0.2, -0.2], minus: [-0.2, 0.2] };
    // The first of 400 steps has the whole rate: 0.8 * 0.1 / 0.4.
    expect(stepFrom([0, 0], trial, 0.1, { step: 0, climb: CLIMB })).toEqual([expect.closeTo(0.2, 12), expect.closeTo(-0.2, 12)]);
    // Forty-one steps on, twice the 41 by which the first are held back, it has 0.8 / 2^0.602 of it.
    expect(stepFrom([0, 0], trial, 0.1, { step: 41, climb: CLIMB })[0]).toBeCloseTo(0.2 / 2 ** 0.602, 12);
  });

  test('stays within its limits, and does not move where a limit leaves no trial', () => {
    const { plus, minus } = trialAt([3], 0, randomFrom('limit'), CLIMB);
    expect([plus[0], minus[0]].sort()).toEqual([2.6, 3]);
    expect(stepFrom([2.9], { plus: [3], minus: [2.8] }, 1, { step: 0, climb: CLIMB })).toEqual([3]);
    expect(stepFrom([3], { plus: [3], minus: [3] }, 1, { step: 0, climb: CLIMB })).toEqual([3]);
  });

  test('ends at the mean of the second half of its way', () => {
    expect(settledPoint([[9], [9], [1], [3]])).toEqual([2]);
    expect(settledPoint([[5]])).toEqual([5]);
  });
});
