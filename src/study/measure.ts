import { pairMargins, pairScores } from '../analysis/pair-values.ts';
import { identicalPairs } from '../analysis/verdict.ts';
import type { Campaign, EngagementColumns } from '../campaign/result.ts';

/** What is attributed to rules, by pair: red's score (0 to 1), or red's margin in victory points. */
export const MEASURES = ['score', 'vpMargin'] as const;
export type Measure = (typeof MEASURES)[number];

const VALUES: Readonly<Record<Measure, (columns: EngagementColumns) => Float64Array>> = { score: pairScores, vpMargin: pairMargins };

/** The largest possible difference of a measure between two rulesets, where there is one. */
export const LARGEST: Readonly<Record<Measure, number | undefined>> = { score: 1, vpMargin: undefined };

/** Values of a scenario's rulesets by pair, each computed once. */
export class Measured {
  readonly #columns: readonly EngagementColumns[];
  readonly #values = new Map<string, Float64Array>();
  readonly #changed = new Map<string, number>();

  constructor(campaign: Campaign, scenario: number) {
    this.#columns = campaign.columns[scenario] as readonly EngagementColumns[];
  }

  values(measure: Measure, ruleset: number): Float64Array {
    const key = `${measure} ${ruleset}`;
    const values = this.#values.get(key) ?? VALUES[measure](this.#columns[ruleset] as EngagementColumns);
    this.#values.set(key, values);
    return values;
  }

  /** Pairs that differ in some event between two rulesets. */
  changed(a: number, b: number): number {
    if (a === b) return 0;
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = this.#changed.get(key);
    if (known !== undefined) return known;
    const [first, second] = [this.#columns[a] as EngagementColumns, this.#columns[b] as EngagementColumns];
    const changed = first.rows / 2 - identicalPairs(first, second);
    this.#changed.set(key, changed);
    return changed;
  }

  /** Whether two rulesets gave engagements that are the same in every event. */
  same(a: number, b: number): boolean {
    return this.changed(a, b) === 0;
  }

  /** The sum of values times weights, pair by pair. */
  combination(measure: Measure, parts: readonly (readonly [weight: number, ruleset: number])[]): Float64Array {
    const sum = new Float64Array((this.#columns[0] as EngagementColumns).rows / 2);
    for (const [weight, ruleset] of parts) {
      const values = this.values(measure, ruleset);
      for (let pair = 0; pair < sum.length; pair++) sum[pair] = (sum[pair] as number) + weight * (values[pair] as number);
    }
    return sum;
  }
}
