import { eachResample } from './bootstrap.ts';
import type { Interval } from './interval.ts';
import { item, numberAt } from './item.ts';
import { type SolvedGame, solveGame } from './matrix-game.ts';
import { mean, type Numbers } from './moments.ts';
import { quantileSorted } from './quantile.ts';
import { normalCdf, studentQuantile } from './special.ts';

/** A game whose payoffs are known from samples: by row and column, a value for each of the first pairs. Pairs are shared by all cells. */
export type SampledGame = readonly (readonly Numbers[])[];

export interface GameValueOptions {
  /** Default 0.95. */
  readonly confidence?: number;
  /** Default 1999. */
  readonly resamples?: number;
}

/** One of several games that are sampled on the same pairs. */
export interface GameValue {
  /** Means by row and column. */
  readonly means: readonly Float64Array[];
  /** Of the means: the value, and a best mix for either side. */
  readonly solved: SolvedGame;
  /** Of the value, when both sides mix to do their best; within 0 and 1. */
  readonly value: Interval;
  /** Of the value less that of the first game, when both sides change their mix; null for the first. */
  readonly difference: Interval | null;
  /** The most weight that each row, and each column, has in the solution and in any resample of it. */
  readonly most: BothSides;
  /** By row and column: the weight of a cell in the mixes of both sides, averaged over resamples; that is how far the cell moves the value. Sums to 1. */
  readonly pulls: readonly Float64Array[];
  /** By how much each row, and each column, does worse against the other side's mix than the value. */
  readonly shortfall: BothSides;
}

/** A number for each row and for each column. */
export interface BothSides {
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

/**
 * Values of games on the same pairs, and their differences from that of the first. Whole pairs are resampled, across all cells of all games
 * together, and every resample is solved anew, so that the intervals allow for mixes that are estimated too, and for what shared
 * pairs cancel.
 *
 * The value is the better of several estimates for one side and the worse for the other: where several lines of play are nearly as good
 * resamples err to one side. The interval is therefore the hull of the percentile interval (Efron 1979) and its reflection at the estimate (Davison & Hinkley 1997,
 * "Bootstrap Methods and their Application", section 5.2), each with the tails widened for few pairs as Student's t is (Hesterberg 2015, "What
 * teachers should know about the bootstrap", The American Statistician 69). `src/stats/README.md` says how often it covers.
 *
 * @param games of one shape, with values from 0 to 1; a cell may have fewer pairs than others, from the first on, but not none
 * @throws RangeError for games of different shapes, or a cell without values
 */
export function gameValues(games: readonly SampledGame[], seed: string, options: GameValueOptions = {}): GameValue[] {
  const { confidence = 0.95, resamples = 1999 } = options;
  const samples = new Samples(games);
  const solved = samples.means().map(solveGame);
  const drawn = games.map(() => new Float64Array(resamples));
  const most = solved.map(({ rows, columns }) => ({ rows: rows.slice(), columns: columns.slice() }));
  const pulls = solved.map((it) => pull(zeros(it), it, 1 / (resamples + 1)));
  eachResample(samples.pairs, seed, resamples, (indices, r) => {
    for (const [g, means] of samples.means(indices).entries()) {
      const { value, rows, columns } = solveGame(means);
      item(drawn, g)[r] = value;
      raise(item(most, g).rows, rows);
      raise(item(most, g).columns, columns);
      pull(item(pulls, g), { rows, columns }, 1 / (resamples + 1));
    }
  });
  const means = samples.means();
  const size = (g: number, weights: readonly Float64Array[], from?: number): Size => ({
    units: samples.harmonic(g, weights),
    independent: samples.independent(g, weights, from),
  });
  return games.map((_, g): GameValue => {
    const values = item(drawn, g);
    const { value } = item(solved, g);
    const before = item(solved, 0).value;
    const both = between(item(pulls, 0), item(pulls, g));
    const differences = values.map((it, r) => it - numberAt(item(drawn, 0), r));
    return {
      means: item(means, g),
      solved: item(solved, g),
      value: hull(value, values, { confidence, size: size(g, item(pulls, g)), low: 0, high: 1 }),
      difference: g === 0 ? null : differenceOf(value - before, differences, { confidence, size: size(g, both, 0), low: -1, high: 1 }),
      most: item(most, g),
      pulls: item(pulls, g),
      shortfall: shortfallOf(item(means, g), item(solved, g)),
    };
  });
}

/** Halfway between two lists of weights. */
const between = (a: readonly Float64Array[], b: readonly Float64Array[]): Float64Array[] =>
  a.map((row, i) => row.map((it, j) => (it + numberAt(item(b, i), j)) / 2));

const zeros = ({ rows, columns }: BothSides): Float64Array[] => Array.from(rows, () => new Float64Array(columns.length));

/** Adds the weights of the cells, times a share. */
function pull(pulls: Float64Array[], { rows, columns }: BothSides, share: number): Float64Array[] {
  for (const [i, row] of pulls.entries()) {
    const weight = numberAt(rows, i) * share;
    if (weight === 0) continue;
    for (let j = 0; j < row.length; j++) row[j] = numberAt(row, j) + weight * numberAt(columns, j);
  }
  return pulls;
}

function shortfallOf(means: readonly Float64Array[], { value, rows, columns }: SolvedGame): BothSides {
  const rounded = (n: number): number => (Math.abs(n) < 1e-12 ? 0 : n);
  const red = means.map((row) => value - row.reduce((sum, score, j) => sum + score * numberAt(columns, j), 0));
  const blue = columns.map((_, j) => means.reduce((sum, row, i) => sum + numberAt(row, j) * numberAt(rows, i), 0) - value);
  return { rows: Float64Array.from(red, rounded), columns: blue.map(rounded) };
}

function raise(most: Float64Array, weights: Float64Array): void {
  for (let i = 0; i < most.length; i++) most[i] = Math.max(numberAt(most, i), numberAt(weights, i));
}

/** Games that no pair tells apart have no difference at all. */
function differenceOf(estimate: number, drawn: Float64Array, bounds: Bounds): Interval {
  if (estimate === 0 && drawn.every((it) => it === 0)) return { estimate, low: 0, high: 0 };
  return hull(estimate, drawn, bounds);
}

interface Size {
  /** What is resampled: pairs of a cell. */
  readonly units: number;
  /** As many pairs of a single meeting would tell as much. */
  readonly independent: number;
}

interface Bounds {
  readonly confidence: number;
  readonly size: Size;
  readonly low: number;
  readonly high: number;
}

function hull(estimate: number, drawn: Float64Array, { confidence, size: { units, independent }, low, high }: Bounds): Interval {
  if (units < 2) return { estimate, low, high };
  const sorted = drawn.slice().sort();
  const t = studentQuantile((1 + confidence) / 2, units - 1);
  const tail = normalCdf(-t * Math.sqrt(units / (units - 1)));
  const [lower, upper] = [quantileSorted(sorted, tail), quantileSorted(sorted, 1 - tail)];
  // What no pair has shown yet may still happen in as many of them as this; as for means of values with known bounds.
  const least = unseen(independent, confidence);
  return {
    estimate,
    low: Math.max(low, Math.min(lower, 2 * estimate - upper, estimate - least)),
    high: Math.min(high, Math.max(upper, 2 * estimate - lower, estimate + least)),
  };
}

/** How far a mean of values with a range of 1 may be off because something has not happened in any of the pairs yet. */
export function unseen(pairs: number, confidence: number): number {
  const t = studentQuantile((1 + confidence) / 2, Math.max(1, pairs - 1));
  return (t * t) / (pairs + t * t);
}

/** The cells of several games, pair by pair. */
class Samples {
  /** Pairs of the cell that has most. */
  readonly pairs: number;
  readonly #games: number;
  readonly #rows: number;
  readonly #columns: number;
  /** Number of values of each cell. */
  readonly #counts: Int32Array;
  /** The values of all cells, together for each pair; 0 where a cell has none. */
  readonly #values: Float64Array;
  /** Means over all pairs. */
  readonly #whole: Float64Array;

  constructor(games: readonly SampledGame[]) {
    this.#games = games.length;
    this.#rows = games[0]?.length ?? 0;
    this.#columns = games[0]?.[0]?.length ?? 0;
    for (const game of games) {
      if (game.length !== this.#rows || game.some((row) => row.length !== this.#columns)) throw new RangeError('games of different shapes');
    }
    const cells = games.flatMap((game) => game.flat());
    if (cells.some(({ length }) => length === 0)) throw new RangeError('a cell without values');
    this.#counts = Int32Array.from(cells, ({ length }) => length);
    this.pairs = Math.max(...this.#counts);
    this.#values = new Float64Array(this.pairs * cells.length);
    for (const [c, cell] of cells.entries()) {
      for (let pair = 0; pair < cell.length; pair++) this.#values[pair * cells.length + c] = item(cell, pair);
    }
    this.#whole = Float64Array.from(cells, (cell) => mean(cell));
  }

  /** As many pairs in every cell as there are: a harmonic mean, by weights that sum to 1. */
  harmonic(game: number, weights: readonly Float64Array[]): number {
    return 1 / this.#weighted(game, weights, (weight, count) => weight / count);
  }

  /**
   * As many pairs of a single meeting would tell as much as all cells of a game together: more than a cell has, as far as cells differ in their
   * luck. Found from the pairs themselves, by their variance in each cell and in the weighted mean. Of a difference where `from` is another game.
   */
  independent(game: number, weights: readonly Float64Array[], from?: number): number {
    const least = this.harmonic(game, weights);
    const most = 1 / this.#weighted(game, weights, (weight, count) => (weight * weight) / count);
    const together = new Float64Array(this.pairs);
    const alone = this.#weighted(game, weights, (weight, count, c) => {
      const other = from === undefined ? -1 : c + (from - game) * this.#rows * this.#columns;
      const value = (pair: number): number => this.#value(pair, c) - (other < 0 ? 0 : this.#value(pair, other));
      let centre = 0;
      for (let pair = 0; pair < count; pair++) centre += value(pair) / count;
      let spread = 0;
      for (let pair = 0; pair < count; pair++) {
        const off = value(pair) - centre;
        spread += (off * off) / count;
        together[pair] = numberAt(together, pair) + (weight * off) / count;
      }
      return weight * spread;
    });
    const error = together.reduce((sum, it) => sum + it * it, 0);
    return error > 0 ? Math.min(most, Math.max(least, alone / error)) : least;
  }

  #value(pair: number, c: number): number {
    return numberAt(this.#values, pair * this.#counts.length + c);
  }

  /** Sums something over the cells of a game that have weight. */
  #weighted(game: number, weights: readonly Float64Array[], of: (weight: number, count: number, c: number) => number): number {
    let sum = 0;
    for (const [i, row] of weights.entries()) {
      for (const [j, weight] of row.entries()) {
        const c = (game * this.#rows + i) * this.#columns + j;
        if (weight > 0) sum += of(weight, item(this.#counts, c), c);
      }
    }
    return sum;
  }

  /** Means by game, row and column: of some pairs, with repetition, or of all. A cell that has none of the pairs keeps its mean. */
  means(indices?: Int32Array): Float64Array[][] {
    const means = indices === undefined ? this.#whole : this.#meansOf(indices);
    const size = this.#rows * this.#columns;
    return Array.from({ length: this.#games }, (_, g) =>
      Array.from({ length: this.#rows }, (__, i) => means.subarray(g * size + i * this.#columns, g * size + (i + 1) * this.#columns)),
    );
  }

  #meansOf(indices: Int32Array): Float64Array {
    const cells = this.#counts.length;
    const sums = new Float64Array(cells);
    const counts = new Int32Array(cells);
    for (const pair of indices) {
      const at = pair * cells;
      for (let c = 0; c < cells; c++) {
        if (pair >= item(this.#counts, c)) continue;
        sums[c] = numberAt(sums, c) + numberAt(this.#values, at + c);
        counts[c] = item(counts, c) + 1;
      }
    }
    return sums.map((sum, c) => {
      const count = item(counts, c);
      return count === 0 ? numberAt(this.#whole, c) : sum / count;
    });
  }
}
