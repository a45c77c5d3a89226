import type { Matchup } from '../../../src/stats/index.ts';
import type { Random } from '../../../src/stats/rng.ts';

const repeat = (value: number, times: number): number[] => new Array<number>(times).fill(value);

/** Matchups of a table of wins: `wins[i][j]` is how often `i` beat `j`. */
export function fromWins(wins: readonly (readonly number[])[]): Matchup[] {
  return wins.flatMap((row, a) =>
    row.flatMap((won, b) => (a < b ? [{ a, b, scores: [...repeat(1, won), ...repeat(0, wins[b][a])] }] : [])),
  );
}

export interface TableOptions {
  readonly pairs: number;
  /** Share of luck that the two games of a pair have in common. */
  readonly shared?: number;
  /** Share of draws in an even matchup. */
  readonly draws?: number;
}

/** Scores of `pairs` pairs whose mean is `expected`. */
export function playPairs(random: Random, expected: number, { pairs, shared = 0, draws = 0 }: TableOptions): number[] {
  const uniform = (): number => random.bits() / 2 ** 32;
  const drawn = Math.min(draws, 2 * Math.min(expected, 1 - expected));
  return Array.from({ length: pairs }, () => {
    const luck = uniform();
    let score = 0;
    for (let game = 0; game < 2; game++) {
      const u = uniform() < shared ? luck : uniform();
      score += u < expected - drawn / 2 ? 0.5 : u < expected + drawn / 2 ? 0.25 : 0;
    }
    return score;
  });
}

/** A round-robin in which `expected(i, j)` is the score of `i` against `j`. */
export function playTable(random: Random, items: number, expected: (i: number, j: number) => number, options: TableOptions): Matchup[] {
  return Array.from({ length: items }, (_, a) => a).flatMap((a) =>
    Array.from({ length: items - a - 1 }, (_, k) => ({ a, b: a + 1 + k, scores: playPairs(random, expected(a, a + 1 + k), options) })),
  );
}

/** What ratings alone expect. */
export const byStrength =
  (strengths: readonly number[]) =>
  (i: number, j: number): number =>
    1 / (1 + Math.exp(strengths[j] - strengths[i]));
