import { asymptoticSequence, type Interval, sequence } from '../stats/index.ts';
import { log } from '../stats/portable.ts';
import type { Measure } from './promises.ts';

/** A running estimate of a mean. Its intervals hold at all looks together, and never widen. */
export interface Tracker {
  add(values: Float64Array): void;
  interval(): Interval;
}

/**
 * Fewest pairs of a mean without bounds (victory points, rounds) at which it may be decided: its sequence is valid only in the limit. With fewer
 * there is no interval.
 */
export const FEWEST_UNBOUNDED = 256;

/** A tracker for what a promise measures; it is tuned to the distances that decide it. */
export function trackerOf({ range, from, to }: Measure, confidence: number): Tracker {
  return range === null ? unbounded(confidence) : bounded(range, from, to, confidence);
}

function bounded([low, high]: readonly [number, number], from: number, to: number, confidence: number): Tracker {
  const half = (to - from) / 2;
  const twoSided = from > low && to < high;
  const running = sequence({ low, high, confidence, ...(twoSided && { effects: [half] }) });
  return {
    add: (values) => {
      for (const value of values) running.add(value);
    },
    interval: () => running.interval(),
  };
}

function unbounded(confidence: number): Tracker {
  let values = new Float64Array(256);
  let count = 0;
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  return {
    add(more) {
      if (count + more.length > values.length) {
        const larger = new Float64Array(Math.max(values.length * 2, count + more.length));
        larger.set(values.subarray(0, count));
        values = larger;
      }
      values.set(more, count);
      count += more.length;
    },
    interval() {
      const now = asymptoticSequence(values.subarray(0, count), confidence);
      if (count >= FEWEST_UNBOUNDED) {
        // Identical values have shown no variance, but a rare other one could still come: with `-ln α / n` as the bound of its
        // share, and one unit (a victory point, a round) as its distance.
        const unseen = now.low === now.high ? -log(1 - confidence) / count : 0;
        const [from, to] = [Math.max(low, now.low - unseen), Math.min(high, now.high + unseen)];
        // No overlap with the earlier interval: that has a chance of less than 1 - confidence; the earlier one is kept.
        if (from <= to) [low, high] = [from, to];
      }
      return { estimate: now.estimate, low, high };
    },
  };
}
