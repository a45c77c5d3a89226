import type { Interval } from './interval.ts';
import { type Pentanomial, pairMoments, pairScoreInterval } from './pairs.ts';
import { log10, power } from './portable.ts';

/** Rating points for a factor of ten in the odds, as is usual for games. */
const POINTS_TO_TENFOLD = 400;

/** Difference of ratings at which the expected score is `score`, from 0 to 1; infinite at both ends. Elo (1978), "The Rating of Chessplayers". */
export function eloOf(score: number): number {
  return POINTS_TO_TENFOLD * log10(score / (1 - score));
}

/** Expected score at a difference of ratings. */
export function scoreOf(elo: number): number {
  return 1 / (1 + power(10, -elo / POINTS_TO_TENFOLD));
}

/**
 * Red's lead in rating points with the interval of the pair score, both limits converted to points. A limit or an estimate of 0 or 1 is moved
 * half the smallest step (1 / (8 pairs)) inwards, so that a clean sweep is finite: it means "at least this many".
 */
export function eloInterval(counts: Pentanomial, confidence = 0.95): Interval {
  const { estimate, low, high } = pairScoreInterval(counts, confidence);
  const { pairs } = pairMoments(counts);
  const margin = 1 / (8 * Math.max(1, pairs));
  const inside = (score: number) => eloOf(Math.min(1 - margin, Math.max(margin, score)));
  return { estimate: inside(estimate), low: inside(low), high: inside(high) };
}
