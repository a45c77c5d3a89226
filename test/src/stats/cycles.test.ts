import { describe, expect, it } from 'vitest';
import { type Beat, bradleyTerry, curlOf, cyclicShare, findCycles, randomFrom } from '../../../src/stats/index.ts';
import { byStrength, playTable } from './tables.ts';

const beat = (winner: number, loser: number, score = 0.7, sure = true): Beat => ({ winner, loser, score, sure });

describe('circles', () => {
  it('of three are found, those with the clearest weakest win first', () => {
    const beats = [beat(0, 1), beat(1, 2), beat(2, 0, 0.6), beat(0, 3, 0.8), beat(3, 1, 0.65), beat(2, 3, 0.9)];
    // 0 beats 1 and 3, 1 beats 2, 2 beats 0 and 3, 3 beats 1: round go 0-1-2 and 1-2-3.
    expect(findCycles(4, beats)).toEqual({
      told: [
        [1, 2, 3],
        [0, 1, 2],
      ],
      estimated: [],
      longer: null,
    });
  });

  it('are none in an order', () => {
    const beats = [beat(0, 1), beat(0, 2), beat(0, 3), beat(1, 2), beat(1, 3), beat(2, 3)];
    expect(findCycles(4, beats)).toEqual({ told: [], estimated: [], longer: null });
  });

  it('that are not sure are told apart', () => {
    const beats = [beat(0, 1), beat(1, 2, 0.52, false), beat(2, 0)];
    expect(findCycles(3, beats)).toEqual({ told: [], estimated: [[0, 1, 2]], longer: null });
  });

  it('of four are found where the wins across are open', () => {
    const beats = [beat(0, 1), beat(1, 2), beat(2, 3), beat(3, 0)];
    expect(findCycles(4, beats).longer).toEqual([0, 1, 2, 3]);
    expect(findCycles(4, [...beats, beat(0, 2, 0.51, false)]).longer).toEqual([0, 1, 2, 3]);
  });
});

describe('how far a table goes round in circles', () => {
  const circle = (i: number, j: number): number => (j - i === 1 ? 0.7 : 0.3);

  it('is all of rock, paper, scissors, with the curl that was planted', () => {
    const { tallies } = bradleyTerry(3, playTable(randomFrom('circle'), 3, circle, { pairs: 400 }));
    const share = cyclicShare(3, tallies);
    expect(share.estimate).toBeGreaterThan(0.9);
    expect(share.low).toBeGreaterThan(0.7);
    const curl = curlOf([0, 1, 2], tallies);
    expect(curl.low).toBeLessThan(Math.log(7 / 3));
    expect(curl.high).toBeGreaterThan(Math.log(7 / 3));
    expect(curlOf([0, 2, 1], tallies).estimate).toBeCloseTo(-curl.estimate, 10);
  });

  it('is seldom more than nothing where ratings are all there is', () => {
    const repeats = 300;
    for (const strengths of [
      [0, 0, 0, 0],
      [3, 1, -1, -3],
      [5, 0, 0, -5],
    ]) {
      const random = randomFrom(`order ${strengths.join(' ')}`);
      let alarms = 0;
      let curled = 0;
      for (let k = 0; k < repeats; k++) {
        const { tallies } = bradleyTerry(4, playTable(random, 4, byStrength(strengths), { pairs: 50, shared: 0.5, draws: 0.1 }));
        if (cyclicShare(4, tallies).low > 0) alarms += 1;
        const { low, high } = curlOf([0, 1, 2], tallies);
        if (low > 0 || high < 0) curled += 1;
      }
      expect(alarms / repeats).toBeLessThan(0.05 + 3 * Math.sqrt((0.95 * 0.05) / repeats));
      expect(curled / repeats).toBeLessThan(0.05 + 3 * Math.sqrt((0.95 * 0.05) / repeats));
    }
  });

  it('covers a share that lies between', () => {
    // Strengths 0.6, 0, -0.6 with a circle of 0.3 added to each log-odds: by hand, weights all but equal.
    const flow = (i: number, j: number): number => 0.6 * (j - i) + (j - i === 1 ? 0.3 : -0.3);
    const random = randomFrom('between');
    const weights = [flow(0, 1), flow(0, 2), flow(1, 2)].map((odds) => 1 / (1 + Math.exp(-odds))).map((p) => p * (1 - p));
    // Weighted least squares of a flow on three edges leaves the curl, spread inversely to the weights.
    const curl = 3 * 0.3;
    const round = curl ** 2 / weights.reduce((sum, it) => sum + 1 / it, 0);
    const whole = [flow(0, 1), flow(0, 2), flow(1, 2)].reduce((sum, odds, e) => sum + weights[e] * odds * odds, 0);
    const truth = round / whole;
    const repeats = 300;
    let covered = 0;
    for (let k = 0; k < repeats; k++) {
      const table = playTable(random, 3, (i, j) => 1 / (1 + Math.exp(-flow(i, j))), { pairs: 120 });
      const { low, high } = cyclicShare(3, bradleyTerry(3, table).tallies);
      if (low <= truth && truth <= high) covered += 1;
    }
    expect(covered / repeats).toBeGreaterThan(0.95 - 3 * Math.sqrt((0.95 * 0.05) / repeats));
  });
});
