import type { Interval } from './interval.ts';
import { inverseOf, type Matrix, zeros } from './matrix.ts';
import type { Numbers } from './moments.ts';
import { mean } from './moments.ts';

/** What item `a` scored against item `b`: one number from 0 to 1 for each pair of games. Items are whole numbers from 0. */
export interface Matchup {
  readonly a: number;
  readonly b: number;
  readonly scores: Numbers;
}

/** A matchup, summed up. */
export interface Tally {
  readonly a: number;
  readonly b: number;
  readonly pairs: number;
  readonly mean: number;
  /** Variance of one pair as a share of the largest possible at its mean, `mean · (1 − mean)`. */
  readonly design: number;
}

/** Ratings as natural log-odds, and what is needed to judge them. */
export interface Ratings {
  /** Log-odds against the field; their mean is 0. */
  readonly strengths: Float64Array;
  /** Their covariance matrix, which does not assume that the model is true. */
  readonly covariance: Matrix;
  /** Pseudo-inverse of the information. */
  readonly inverse: Matrix;
  readonly tallies: readonly Tally[];
  /** The score of `a` that the ratings expect in each matchup. */
  readonly expected: Float64Array;
  /** Pseudo-draws given to each matchup: its leverage. Their sum is one less than the number of items. */
  readonly leverages: Float64Array;
  /** Pairs less matchups. */
  readonly freedom: number;
}

/** Elo points in one unit of natural log-odds. Elo (1978), "The Rating of Chessplayers, Past and Present". */
export const ELO = 400 / Math.LN10;

/** Natural log-odds in Elo points above `middle`. */
export const onElo = ({ estimate, low, high }: Interval, middle = 0): Interval => ({
  estimate: middle + ELO * estimate,
  low: middle + ELO * low,
  high: middle + ELO * high,
});

/** Smallest design effect, times pairs: allows for values not seen yet. */
const LEAST_DESIGN = 4;
const MOST_STEPS = 200;
const CLOSE_ENOUGH = 1e-11;

/**
 * Ratings from pair scores: the expected score of `a` against `b` is 1 / (1 + exp(strength b − strength a)).
 * Bradley & Terry (1952), "Rank analysis of incomplete block designs: I. The method of paired comparisons", Biometrika 39. Draws count as
 * half a win, so that the model is one of mean scores (quasi-likelihood: Wedderburn 1974, Biometrika 61).
 *
 * Each matchup is given pseudo-draws in the amount of its leverage: Jeffreys' prior, which removes the leading bias and keeps ratings
 * finite where an item won or lost everything. Firth (1993), "Bias reduction of maximum likelihood estimates", Biometrika 80; Kosmidis &
 * Firth (2021), "Jeffreys-prior penalty, finiteness and shrinkage in binomial-response generalized linear models", Biometrika 108.
 *
 * The covariance is the sandwich with the spread of pairs inside each matchup; it is valid even where no ratings fit the scores.
 * White (1982), "Maximum likelihood estimation of misspecified models", Econometrica 50.
 *
 * @param items number of items; every one has to be linked to every other through matchups
 * @param reduceBias false for plain maximum likelihood
 * @throws RangeError when items are not linked, or have no finite rating without bias reduction
 */
export function bradleyTerry(items: number, matchups: readonly Matchup[], reduceBias = true): Ratings {
  const tallies = tally(matchups.filter((it) => it.scores.length > 0));
  let at = pointAt(new Float64Array(items), tallies, reduceBias);
  for (let step = 0; step < MOST_STEPS; step++) {
    const move = product(at.inverse, at.score);
    if (largest(move) < CLOSE_ENOUGH) break;
    const next = climb(at, move, tallies, reduceBias);
    if (next === null) break;
    at = next;
  }
  const spread = laplacian(
    items,
    tallies,
    tallies.map((it, m) => {
      const h = reduceBias ? at.leverages[m] : 0;
      const centre = (it.pairs * it.mean + h / 2) / (it.pairs + h);
      return it.pairs * it.design * centre * (1 - centre);
    }),
  );
  return {
    strengths: at.strengths,
    covariance: sandwich(at.inverse, spread),
    inverse: at.inverse,
    tallies,
    expected: at.expected,
    leverages: at.leverages,
    freedom: tallies.reduce((sum, it) => sum + it.pairs - 1, 0),
  };
}

/**
 * Means and design effects of matchups. The design effect of a matchup is shrunk towards that of all of them with the weight of four even pairs, so
 * that a matchup whose pairs are all alike has a width too.
 */
function tally(matchups: readonly Matchup[]): Tally[] {
  const sums = matchups.map(({ a, b, scores }) => {
    const centre = mean(scores);
    let squares = 0;
    for (let i = 0; i < scores.length; i++) squares += (scores[i] - centre) ** 2;
    return { a, b, pairs: scores.length, mean: centre, squares, most: (scores.length - 1) * centre * (1 - centre) };
  });
  const pooled = (sums.reduce((sum, it) => sum + it.squares, 0) + 1) / (sums.reduce((sum, it) => sum + it.most, 0) + 1);
  return sums.map(({ squares, most, ...rest }) => {
    const design = Math.max((squares + Math.min(1, pooled)) / (most + 1), LEAST_DESIGN / rest.pairs);
    return { ...rest, design: Math.min(1, design) };
  });
}

/** The penalised likelihood with its slope and curvature at some strengths. */
interface Point {
  readonly strengths: Float64Array;
  readonly expected: Float64Array;
  readonly leverages: Float64Array;
  readonly inverse: Float64Array[];
  readonly score: Float64Array;
  readonly likelihood: number;
}

function pointAt(strengths: Float64Array, tallies: readonly Tally[], reduceBias: boolean): Point {
  const items = strengths.length;
  const gaps = tallies.map(({ a, b }) => strengths[a] - strengths[b]);
  const expected = Float64Array.from(gaps, (gap) => 1 / (1 + Math.exp(-gap)));
  const information = laplacian(
    items,
    tallies,
    tallies.map((it, m) => it.pairs * expected[m] * (1 - expected[m])),
  );
  // The information is singular along the mean: with 1/n added everywhere it can be inverted; then that is subtracted again.
  const solved = inverseOf(information.map((row) => row.map((value) => value + 1 / items)));
  if (solved === null) throw new RangeError('the items have no finite ratings: some have no matchup with the rest, or only one-sided ones');
  const inverse = solved.inverse.map((row) => row.map((value) => value - 1 / items));
  const leverages = new Float64Array(tallies.length);
  const score = new Float64Array(items);
  let likelihood = reduceBias ? solved.logDeterminant / 2 : 0;
  tallies.forEach(({ a, b, pairs, mean: scored }, m) => {
    const p = expected[m];
    leverages[m] = pairs * p * (1 - p) * (inverse[a][a] + inverse[b][b] - 2 * inverse[a][b]);
    const pull = pairs * (scored - p) + (reduceBias ? leverages[m] * (0.5 - p) : 0);
    score[a] += pull;
    score[b] -= pull;
    likelihood += pairs * (scored * logSigmoid(gaps[m]) + (1 - scored) * logSigmoid(-gaps[m]));
  });
  return { strengths, expected, leverages, inverse, score, likelihood };
}

/** One step of scoring, halved until the penalised likelihood rises; null when it no longer can. */
function climb(from: Point, move: Float64Array, tallies: readonly Tally[], reduceBias: boolean): Point | null {
  const longest = largest(move);
  for (let scale = Math.min(1, 4 / longest); scale > 1e-6; scale /= 2) {
    const next = pointAt(centred(from.strengths.map((value, i) => value + scale * move[i])), tallies, reduceBias);
    if (next.likelihood >= from.likelihood - 1e-12 * Math.abs(from.likelihood)) return next;
  }
  return null;
}

/** Sum over matchups of weight · x xᵀ, where x is +1 at `a` and −1 at `b`. */
function laplacian(items: number, tallies: readonly Tally[], weights: readonly number[]): Float64Array[] {
  const matrix = zeros(items);
  tallies.forEach(({ a, b }, m) => {
    matrix[a][a] += weights[m];
    matrix[b][b] += weights[m];
    matrix[a][b] -= weights[m];
    matrix[b][a] -= weights[m];
  });
  return matrix;
}

const sandwich = (bread: Matrix, filling: Matrix): Float64Array[] => bread.map((row) => product(bread, product(filling, row)));

export const product = (matrix: Matrix, vector: Float64Array): Float64Array =>
  Float64Array.from(matrix, (row) => row.reduce((sum, value, i) => sum + value * vector[i], 0));

function centred(values: Float64Array): Float64Array {
  const centre = mean(values);
  return values.map((value) => value - centre);
}

const largest = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

const logSigmoid = (x: number): number => (x > 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x)));
