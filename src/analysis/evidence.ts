import { asymptoticSequence, exactly, type Interval, meanInterval, type Numbers, signFlip } from '../stats/index.ts';
import type { RunningMean } from './running.ts';

/** What paired differences say about their mean: a P value of "it is 0", and an interval at any confidence. */
export interface Evidence {
  readonly p: number;
  interval(confidence: number): Interval;
}

/** Whether a P value is at most `alpha`, allowing for rounding: 1 - 0.95 is more than 0.05 in floating point. */
export const reaches = (p: number, alpha: number): boolean => p <= alpha * (1 + 1e-9);

/** Every pair is the same in every event: there is nothing to infer. */
export const NO_DIFFERENCE: Evidence = { p: 1, interval: () => exactly(0) };

/**
 * For a number of pairs that was set beforehand. The P value comes from sign flips; where it is above 1 less the confidence the
 * interval is extended to 0, so that the two cannot contradict each other.
 * @param range the largest absolute difference, if there is one.
 */
export function fixedEvidence(values: Numbers, seed: string, range?: number): Evidence {
  const p = signFlip(values, seed);
  return {
    p,
    interval(confidence) {
      const { estimate, low, high } = meanInterval(values, confidence, range);
      return reaches(p, 1 - confidence) ? { estimate, low, high } : { estimate, low: Math.min(low, 0), high: Math.max(high, 0) };
    },
  };
}

/** From bounded differences that were examined during the run. */
export function runningEvidence(running: RunningMean): Evidence {
  return { p: running.p(), interval: (confidence) => running.interval(confidence) };
}

/** From unbounded differences that were examined during the run. */
export function asymptoticEvidence(values: Numbers): Evidence {
  if (values.length < 2) return { p: 1, interval: (confidence) => meanInterval(values, confidence) };
  return {
    p: asymptoticSequence(values).p,
    interval(confidence) {
      const { estimate, low, high } = asymptoticSequence(values, confidence);
      return { estimate, low, high };
    },
  };
}
