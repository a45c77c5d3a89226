import type { EngagementColumns } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { type Interval, lookAfter, pairScoreInterval, pentanomial, sequence } from '../stats/index.ts';
import type { Method } from './method.ts';
import { pairHalfPoints } from './pair-values.ts';
import type { Row } from './tidy.ts';

/** Most steps from the first pairs to all of them. */
const STEPS = 40;

/** What the intervals of a running estimate guarantee. */
const HOLDS: Readonly<Record<Method, string>> = {
  anytime: 'interval that holds at every look',
  fixed: 'interval that holds only at the end',
};

/** Red's score after the first pairs, after more of them, and after all. */
export function convergenceRows(columns: EngagementColumns, method: Method, confidence: number): Row[] {
  const points = pairHalfPoints(columns);
  const steps = stepsTo(points.length);
  const intervals = method === 'anytime' ? lookedAt(points, steps, confidence) : atEnds(points, steps, confidence);
  return steps.map((pairs, i) => {
    const { estimate, low, high } = intervals[i] as Interval;
    return { pairs, engagements: 2 * pairs, score: estimate, low, high, last: pairs === points.length, holds: HOLDS[method] };
  });
}

/** Evenly spaced numbers of pairs among those at which a sequence looks anyway, so that showing them changes nothing. */
function stepsTo(pairs: number): number[] {
  const steps: number[] = [];
  for (let look = lookAfter(0); look < pairs; look = lookAfter(look)) {
    if (look >= ((steps.length + 1) * pairs) / STEPS) steps.push(look);
  }
  return pairs > 0 ? [...steps, pairs] : steps;
}

function atEnds(points: Uint8Array, steps: readonly number[], confidence: number): Interval[] {
  return steps.map((pairs) => pairScoreInterval(pentanomial(points.subarray(0, pairs)), confidence));
}

function lookedAt(points: Uint8Array, steps: readonly number[], confidence: number): Interval[] {
  const running = sequence({ low: 0, high: 1, confidence });
  let taken = 0;
  return steps.map((pairs) => {
    for (; taken < pairs; taken++) running.add(item(points, taken) / 4);
    return running.interval();
  });
}
