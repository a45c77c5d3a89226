import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bradleyTerry, type Matchup, misfit, randomFrom, ratingChanges, ratingIntervals, resample } from '../../../src/stats/index.ts';
import { byStrength, fromWins, playTable } from './tables.ts';

/** Eastern Division of the American League, 1987: Agresti (2002), "Categorical Data Analysis", table 10.10. Baltimore is last. */
const BASEBALL = [
  [0, 7, 9, 7, 7, 9, 11],
  [6, 0, 7, 5, 11, 9, 9],
  [4, 6, 0, 7, 7, 8, 12],
  [6, 8, 6, 0, 6, 7, 10],
  [6, 2, 6, 7, 0, 7, 12],
  [4, 4, 5, 6, 6, 0, 6],
  [2, 4, 1, 3, 1, 7, 0],
];

/** Citations among statistics journals, 1987-88: Stigler (1994), Statistical Science 9; fitted in Turner & Firth (2012), JSS 48(9). */
const CITATIONS = [
  [0, 730, 498, 221],
  [33, 0, 68, 17],
  [320, 813, 0, 142],
  [284, 276, 325, 0],
];

const against = (values: Float64Array, reference: number): number[] => Array.from(values, (it) => it - values[reference]);

describe('Bradley-Terry ratings', () => {
  it('are those of Agresti for baseball teams', () => {
    const fit = bradleyTerry(7, fromWins(BASEBALL), false);
    expect(against(fit.strengths, 6).map((it) => Number(it.toFixed(2)))).toEqual([1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0]);
    // "The model fits adequately": G² = 15.7 with 15 degrees of freedom.
    expect(misfit(fit).freedom).toBe(15);
    expect(misfit(fit).p).toBeGreaterThan(0.3);
  });

  it('are those of Turner and Firth for journals, with their standard errors', () => {
    const { strengths, covariance } = bradleyTerry(4, fromWins(CITATIONS), false);
    for (const [i, published, error] of [
      [1, -2.94907, 0.10255],
      [2, -0.47957, 0.06059],
      [3, 0.26895, 0.07083],
    ] as const) {
      expect(strengths[i] - strengths[0]).toBeCloseTo(published, 5);
      const spread = covariance.at(i, i) + covariance.at(0, 0) - 2 * covariance.at(i, 0);
      // Theirs trusts the model, ours the scores: the model fits, so they are near.
      expect(Math.sqrt(spread) / error).toBeCloseTo(1, 1);
    }
  });

  it('of two items have the closed form of Jeffreys’ prior', () => {
    for (const [won, lost] of [
      [0, 1],
      [0, 10],
      [3, 5],
      [40, 60],
    ] as const) {
      const { strengths, tallies } = bradleyTerry(
        2,
        fromWins([
          [0, won],
          [lost, 0],
        ]),
      );
      expect(strengths[0] - strengths[1]).toBeCloseTo(Math.log((won + 0.5) / (lost + 0.5)), 6);
      expect(tallies[0].leverage).toBeCloseTo(1, 10);
    }
  });

  it('make the penalised likelihood greatest', () => {
    const matchups = fromWins(BASEBALL.slice(0, 4).map((row) => row.slice(0, 4)));
    const fit = bradleyTerry(4, matchups);
    const at = (strengths: readonly number[]): number => {
      const gap = matchups.map(({ a, b }) => strengths[a] - strengths[b]);
      const p = gap.map((it) => 1 / (1 + Math.exp(-it)));
      const wins = matchups.map(({ scores }) => Array.from(scores).reduce((sum, it) => sum + it, 0));
      const fisher = [0, 1, 2].map((i) =>
        [0, 1, 2].map((j) =>
          matchups.reduce((sum, { a, b, scores }, m) => {
            const x = (k: number): number => (a === k ? 1 : b === k ? -1 : 0);
            return sum + scores.length * p[m] * (1 - p[m]) * x(i) * x(j);
          }, 0),
        ),
      );
      const [[a, b, c], [d, e, f], [g, h, i]] = fisher;
      const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
      return (
        matchups.reduce((sum, { scores }, m) => sum + wins[m] * Math.log(p[m]) + (scores.length - wins[m]) * Math.log(1 - p[m]), 0) +
        Math.log(determinant) / 2
      );
    };
    const best = at([...fit.strengths]);
    for (let i = 0; i < 4; i++) {
      for (const step of [-0.01, 0.01]) {
        const moved = [...fit.strengths];
        moved[i] += step;
        expect(at(moved)).toBeLessThan(best);
      }
      const slope = [1e-4, -1e-4].map((step) =>
        at(fit.strengths.map((value, k) => (k === i ? value + step : value)) as unknown as number[]),
      );
      expect((slope[0] - slope[1]) / 2e-4).toBeCloseTo(0, 4);
    }
    expect(fit.tallies.reduce((sum, it) => sum + it.leverage, 0)).toBeCloseTo(3, 10);
  });

  it('are finite and even after any scores, and do not hang on the order of items', () => {
    const score = fc.constantFrom(0, 0.25, 0.5, 0.75, 1);
    const table = fc.integer({ min: 2, max: 6 }).chain((items) =>
      fc.record({
        items: fc.constant(items),
        scores: fc.array(fc.array(score, { minLength: 1, maxLength: 8 }), {
          minLength: (items * (items - 1)) / 2,
          maxLength: (items * (items - 1)) / 2,
        }),
        order: fc.shuffledSubarray(
          Array.from({ length: items }, (_, i) => i),
          { minLength: items, maxLength: items },
        ),
      }),
    );
    fc.assert(
      fc.property(table, ({ items, scores, order }) => {
        let next = 0;
        const matchups: Matchup[] = Array.from({ length: items }, (_, a) => a).flatMap((a) =>
          Array.from({ length: items - a - 1 }, (_, k) => ({ a, b: a + 1 + k, scores: scores[next++] })),
        );
        const fit = bradleyTerry(items, matchups);
        for (const { estimate, low, high } of ratingIntervals(fit)) {
          expect(Number.isFinite(low) && Number.isFinite(high) && low < estimate && estimate < high).toBe(true);
        }
        expect(fit.strengths.reduce((sum, it) => sum + it, 0)).toBeCloseTo(0, 8);
        expect(misfit(fit).p).toBeGreaterThanOrEqual(0);
        const renamed = bradleyTerry(items, matchups.map((it) => ({ ...it, a: order[it.a], b: order[it.b] })).reverse());
        fit.strengths.forEach((value, i) => expect(renamed.strengths[order[i]]).toBeCloseTo(value, 5));
      }),
      { numRuns: 60 },
    );
  });

  it('are equal after draws alone, with some width', () => {
    const fit = bradleyTerry(
      4,
      playTable(randomFrom('draws'), 4, () => 0.5, { pairs: 20, draws: 1 }),
    );
    for (const { estimate, low, high } of ratingIntervals(fit)) {
      expect(estimate).toBeCloseTo(0, 12);
      expect(high - low).toBeGreaterThan(0.1);
    }
    expect(misfit(fit)).toMatchObject({ chiSquared: 0, freedom: 3, p: 1 });
  });

  it('are refused where items have not met, or plain likelihood has no greatest value', () => {
    expect(() =>
      bradleyTerry(
        4,
        fromWins([
          [0, 1],
          [2, 0],
        ]),
      ),
    ).toThrow('no finite ratings');
    expect(() =>
      bradleyTerry(
        2,
        fromWins([
          [0, 9],
          [0, 0],
        ]),
        false,
      ),
    ).toThrow('no finite ratings');
  });
});

describe('simulated round-robins', () => {
  const TABLES: readonly (readonly [string, readonly number[]])[] = [
    ['even', [0, 0, 0, 0]],
    ['spread', [0.8, 0.4, 0.1, -0.1, -0.5, -0.7]],
    ['steep', [3, 1, -1, -3]],
  ];
  const REPEATS = 300;

  it.each(TABLES)('%s: intervals cover, and the test of fit cries wolf at most at its rate', (name, strengths) => {
    for (const options of [{ pairs: 12 }, { pairs: 60, shared: 0.7, draws: 0.2 }]) {
      const random = randomFrom(`${name} ${options.pairs}`);
      let covered = 0;
      let alarms = 0;
      for (let k = 0; k < REPEATS; k++) {
        const fit = bradleyTerry(strengths.length, playTable(random, strengths.length, byStrength(strengths), options));
        covered += ratingIntervals(fit).filter(({ low, high }, i) => low <= strengths[i] && strengths[i] <= high).length;
        if (misfit(fit).p < 0.05) alarms += 1;
      }
      // Three standard errors of a share; ratings of one table lean on each other, so a table counts as two values.
      expect(covered / (REPEATS * strengths.length)).toBeGreaterThan(0.95 - 3 * Math.sqrt((0.95 * 0.05) / (2 * REPEATS)));
      expect(alarms / REPEATS).toBeLessThan(0.05 + 3 * Math.sqrt((0.95 * 0.05) / REPEATS));
    }
  });

  it('finds that ratings do not explain rock, paper, scissors', () => {
    const fit = bradleyTerry(
      3,
      playTable(randomFrom('circle'), 3, (i, j) => (j - i === 1 ? 0.65 : 0.35), { pairs: 100 }),
    );
    expect(misfit(fit).p).toBeLessThan(1e-4);
    for (const { low, high } of ratingIntervals(fit)) expect(low < 0 && high > 0).toBe(true);
  });
});

describe('changes of ratings', () => {
  const strengths = [0.6, 0.2, -0.2, -0.6];

  it('are exactly 0 between equal tables', () => {
    const matchups = playTable(randomFrom('same'), 4, byStrength(strengths), { pairs: 30 });
    const fit = bradleyTerry(4, matchups);
    const changes = ratingChanges(
      fit,
      bradleyTerry(4, matchups),
      matchups.map((it) => [it, it] as const),
    );
    expect(changes).toEqual(new Array(4).fill({ estimate: 0, low: 0, high: 0, p: 1 }));
  });

  it('cover what was planted, and are narrower on shared luck', () => {
    const moved = [0.9, 0.1, -0.3, -0.7];
    const random = randomFrom('changes');
    let covered = 0;
    let width = { shared: 0, apart: 0 };
    const repeats = 300;
    for (let k = 0; k < repeats; k++) {
      const seed = String(random.bits());
      const before = playTable(randomFrom(seed), 4, byStrength(strengths), { pairs: 80, draws: 0.1 });
      const after = playTable(randomFrom(seed), 4, byStrength(moved), { pairs: 80, draws: 0.1 });
      const other = playTable(randomFrom(`${seed} other`), 4, byStrength(moved), { pairs: 80, draws: 0.1 });
      const first = bradleyTerry(4, before);
      const changesTo = (table: Matchup[]) =>
        ratingChanges(
          first,
          bradleyTerry(4, table),
          before.map((it, m) => [it, table[m]] as const),
        );
      const changes = changesTo(after);
      covered += changes.filter(({ low, high }, i) => low <= moved[i] - strengths[i] && moved[i] - strengths[i] <= high).length;
      width = {
        shared: width.shared + changes[0].high - changes[0].low,
        apart: width.apart + changesTo(other)[0].high - changesTo(other)[0].low,
      };
    }
    expect(covered / (4 * repeats)).toBeGreaterThan(0.95 - 3 * Math.sqrt((0.95 * 0.05) / (2 * repeats)));
    expect(width.shared).toBeLessThan(0.6 * width.apart);
  });

  it('have the standard error that the bootstrap of pairs gives', () => {
    const before = playTable(randomFrom('one'), 3, byStrength([0.5, 0, -0.5]), { pairs: 120, draws: 0.2 });
    const after = playTable(randomFrom('one'), 3, byStrength([0.8, -0.2, -0.6]), { pairs: 120, draws: 0.2 });
    const [change] = ratingChanges(
      bradleyTerry(3, before),
      bradleyTerry(3, after),
      before.map((it, m) => [it, after[m]] as const),
    );
    const drawn = resample(
      360,
      (indices) => {
        const take = (table: Matchup[]): Matchup[] =>
          table.map((it, m) => ({ ...it, scores: Array.from(indices.subarray(120 * m, 120 * m + 120), (i) => it.scores[i % 120]) }));
        return bradleyTerry(3, take(after)).strengths[0] - bradleyTerry(3, take(before)).strengths[0];
      },
      'delta against bootstrap',
      400,
    );
    const centre = drawn.reduce((sum, it) => sum + it, 0) / drawn.length;
    const error = Math.sqrt(drawn.reduce((sum, it) => sum + (it - centre) ** 2, 0) / (drawn.length - 1));
    expect((change.high - change.low) / (2 * 1.967) / error).toBeGreaterThan(0.85);
    expect((change.high - change.low) / (2 * 1.967) / error).toBeLessThan(1.15);
  });
});
