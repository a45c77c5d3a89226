import { type Pentanomial, pairScoreInterval } from './pairs.ts';
import { exp, log } from './portable.ts';

/** Smallest P value distinguished from 0. */
const LEAST = 1e-12;
const HALVINGS = 60;

/**
 * Two-sided P value of "both sides are even": the smallest level at which the interval of `pairScoreInterval` leaves out one half, so that
 * the two never disagree (the duality of tests and intervals: Lehmann & Romano 2005, "Testing Statistical Hypotheses", section 3.5).
 */
export function evenP(counts: Pentanomial): number {
  const leavesOut = (level: number): boolean => {
    const { low, high } = pairScoreInterval(counts, 1 - level);
    return low > 0.5 || high < 0.5;
  };
  if (leavesOut(LEAST)) return LEAST;
  let [no, yes] = [log(LEAST), 0];
  if (!leavesOut(1 - 1e-9)) return 1;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (no + yes) / 2;
    if (leavesOut(Math.min(1 - 1e-9, exp(middle)))) yes = middle;
    else no = middle;
  }
  return exp(yes);
}
