import type { Campaign, EngagementColumns } from '../runner/result.ts';
import { redHalfPoints } from '../runner/result.ts';
import { type Interval, meanInterval } from '../stats/index.ts';
import type { Ablated } from './ablation.ts';

/** What two rules do together beyond the sum of what each does. */
export interface Interaction {
  readonly scenario: string;
  readonly rules: readonly [string, string];
  /** Score of red: both switched, less the first, less the second, plus the full ruleset, pair by pair. */
  readonly score: Interval;
}

/** Interactions of a campaign whose first variant is the full ruleset and whose others are `ablated`, in this order. */
export function interactions(campaign: Campaign, ablated: readonly Ablated[], confidence: number): Interaction[] {
  const single = new Map(ablated.flatMap((it, i) => (it.ids.length === 1 ? [[it.ids[0] as string, i + 1] as const] : [])));
  return campaign.scenarios.flatMap(({ id }, s) => {
    const columns = campaign.columns[s] as readonly EngagementColumns[];
    const full = scores(columns[0] as EngagementColumns);
    return ablated.flatMap(({ ids }, i) => {
      const [a, b] = ids;
      if (a === undefined || b === undefined) return [];
      const [both, first, second] = [i + 1, single.get(a), single.get(b)].map((v) => scores(columns[v as number] as EngagementColumns));
      const values = full.map((value, pair) => (both?.[pair] ?? 0) - (first?.[pair] ?? 0) - (second?.[pair] ?? 0) + value);
      return [{ scenario: id, rules: [a, b] as const, score: meanInterval(values, confidence, 2) }];
    });
  });
}

/** Mean score of red in each pair. */
const scores = ({ winner }: EngagementColumns): Float64Array =>
  Float64Array.from(
    { length: winner.length / 2 },
    (_, pair) => (redHalfPoints(winner[2 * pair]) + redHalfPoints(winner[2 * pair + 1])) / 4,
  );
