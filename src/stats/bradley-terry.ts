import type { Interval } from './interval.ts';
import { item } from './item.ts';
import { inverseOf, Matrix } from './matrix.ts';
import type { Numbers } from './moments.ts';
import { mean } from './moments.ts';
import { exp, log1p, square } from './portable.ts';

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

/** A matchup under ratings. */
export interface Fitted extends Tally {
  /** The score of `a` that the ratings expect. */
  readonly expected: number;
  /** Pseudo-draws given to the matchup. Over all matchups they sum to one less than the number of items. */
  readonly leverage: number;
}

/** Ratings as natural log-odds, and what is needed to judge them. */
export interface Ratings {
  /** Log-odds against the field; their mean is 0. */
  readonly strengths: Float64Array;
  /** Their covariance matrix, which does not assume that the model is true. */
  readonly covariance: Matrix;
  /** Pseudo-inverse of the information. */
  readonly inverse: Matrix;
  readonly tallies: readonly Fitted[];
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
    const move = at.inverse.times(at.score);
    if (largest(move) < CLOSE_ENOUGH) break;
    const next = climb(at, move, tallies, reduceBias);
    if (next === null) break;
    at = next;
  }
  const spread = new Matrix(items);
  for (const { a, b, pairs, mean: scored, design, leverage } of at.tallies) {
    const h = reduceBias ? leverage : 0;
    const centre = (pairs * scored + h / 2) / (pairs + h);
    spread.addDuel(a, b, pairs * design * centre * (1 - centre));
  }
  return {
    strengths: at.strengths,
    covariance: sandwich(at.inverse, spread),
    inverse: at.inverse,
    tallies: at.tallies,
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
    for (let i = 0; i < scores.length; i++) squares += square(item(scores, i) - centre);
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
  readonly tallies: readonly Fitted[];
  readonly inverse: Matrix;
  readonly score: Float64Array;
  readonly likelihood: number;
}

function pointAt(strengths: Float64Array, tallies: readonly Tally[], reduceBias: boolean): Point {
  const items = strengths.length;
  const gapOf = ({ a, b }: Tally): number => item(strengths, a) - item(strengths, b);
  const information = new Matrix(items);
  for (const it of tallies) {
    const p = sigmoid(gapOf(it));
    information.addDuel(it.a, it.b, it.pairs * p * (1 - p));
  }
  // The information is singular along the mean: with 1/n added everywhere it can be inverted; then that is subtracted again.
  const solved = inverseOf(information.plus(1 / items));
  if (solved === null) throw new RangeError('the items have no finite ratings: some have no matchup with the rest, or only one-sided ones');
  const inverse = solved.inverse.plus(-1 / items);
  const score = new Float64Array(items);
  let likelihood = reduceBias ? solved.logDeterminant / 2 : 0;
  const fitted = tallies.map((it) => {
    const { a, b, pairs, mean: scored } = it;
    const gap = gapOf(it);
    const p = sigmoid(gap);
    const leverage = pairs * p * (1 - p) * (inverse.at(a, a) + inverse.at(b, b) - 2 * inverse.at(a, b));
    push(score, it, pairs * (scored - p) + (reduceBias ? leverage * (0.5 - p) : 0));
    likelihood += pairs * (scored * logSigmoid(gap) + (1 - scored) * logSigmoid(-gap));
    return { ...it, expected: p, leverage };
  });
  return { strengths, tallies: fitted, inverse, score, likelihood };
}

/** One step of scoring, halved until the penalised likelihood rises; null when it no longer can. */
function climb(from: Point, move: Float64Array, tallies: readonly Tally[], reduceBias: boolean): Point | null {
  const longest = largest(move);
  for (let scale = Math.min(1, 4 / longest); scale > 1e-6; scale /= 2) {
    const next = pointAt(centred(from.strengths.map((value, i) => value + scale * item(move, i))), tallies, reduceBias);
    if (next.likelihood >= from.likelihood - 1e-12 * Math.abs(from.likelihood)) return next;
  }
  return null;
}

/** Adds an amount for item `a` of a matchup, and takes it from `b`. */
export function push(values: Float64Array, { a, b }: Tally, amount: number): void {
  values[a] = item(values, a) + amount;
  values[b] = item(values, b) - amount;
}

function sandwich(bread: Matrix, filling: Matrix): Matrix {
  const result = new Matrix(bread.size);
  for (let i = 0; i < bread.size; i++) result.row(i).set(bread.times(filling.times(bread.row(i))));
  return result;
}

function centred(values: Float64Array): Float64Array {
  const centre = mean(values);
  return values.map((value) => value - centre);
}

const largest = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

const sigmoid = (x: number): number => 1 / (1 + exp(-x));

const logSigmoid = (x: number): number => (x > 0 ? -log1p(exp(-x)) : x - log1p(exp(x)));
