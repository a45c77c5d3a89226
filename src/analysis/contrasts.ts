import { looksUpTo } from '../campaign/looks.ts';
import type { Campaign } from '../campaign/result.ts';
import { columnsOf } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { differences } from '../stats/index.ts';
import { doctrinesInWords } from './doctrines.ts';
import { asymptoticEvidence, type Evidence, fixedEvidence, NO_DIFFERENCE, runningEvidence } from './evidence.ts';
import type { Inference } from './method.ts';
import { pairMargins, pairScores } from './pair-values.ts';
import { RunningMean } from './running.ts';
import { identicalPairs } from './verdict.ts';

/** A variant against the baseline, in one scenario or in several that share their dice (one under several pairs of doctrines). */
export interface Contrast {
  /** Indices of scenarios of a campaign. */
  readonly scenarios: readonly number[];
  /** Index of the variant. */
  readonly variant: number;
}

export interface Measured {
  readonly contrast: Contrast;
  /** Pairs that are the same in every event, in all scenarios. */
  readonly identicalPairs: number;
  readonly identical: boolean;
  /** Of the difference of red's score. */
  readonly score: Evidence;
  /** Of the difference of red's margin in victory points; costs time. */
  readonly vpMargin: () => Evidence;
}

/** What is kept about a contrast from look to look. */
interface Followed {
  readonly score: RunningMean;
  identicalPairs: number;
}

/**
 * The differences in a campaign that grows. With the method `anytime` they keep what earlier looks found; a campaign that is passed in
 * only at its end gets the same looks as its run had, since the looks of a run are on a schedule.
 */
export class Contrasts {
  readonly #inference: Inference;
  readonly #baseline: number;
  readonly #margin: number;
  readonly #followed = new Map<string, Followed>();

  /**
   * @param baseline Index of the baseline among the variants.
   * @param margin The difference to be decided about: bets are tuned to it.
   */
  constructor(inference: Inference, baseline: number, margin: number) {
    this.#inference = inference;
    this.#baseline = baseline;
    this.#margin = margin;
  }

  measure(campaign: Campaign, contrast: Contrast): Measured {
    return this.#inference.method === 'fixed' ? this.#atTheEnd(campaign, contrast) : this.#onTheWay(campaign, contrast);
  }

  #atTheEnd(campaign: Campaign, contrast: Contrast): Measured {
    const pairs = this.#pairs(campaign, contrast);
    const alike = this.#alike(campaign, contrast, 0, pairs);
    const identical = alike === pairs && alike > 0;
    const seed = `${this.#inference.seed} ${nameOf(campaign, contrast)}`;
    const evidence = (values: () => Float64Array, what: string, range?: number): Evidence =>
      identical ? NO_DIFFERENCE : fixedEvidence(values(), `${seed} ${what}`, range);
    return {
      contrast,
      identicalPairs: alike,
      identical,
      score: evidence(() => this.#scores(campaign, contrast, 0, pairs), 'score', 1),
      vpMargin: () => evidence(() => this.#margins(campaign, contrast, pairs), 'vp'),
    };
  }

  #onTheWay(campaign: Campaign, contrast: Contrast): Measured {
    const key = `${contrast.scenarios.join('+')} ${contrast.variant}`;
    const followed = this.#followed.get(key) ?? { score: new RunningMean(1, this.#margin), identicalPairs: 0 };
    this.#followed.set(key, followed);
    const pairs = this.#pairs(campaign, contrast);
    for (const look of looksUpTo(pairs)) {
      const from = followed.score.count;
      if (look <= from) continue;
      followed.identicalPairs += this.#alike(campaign, contrast, from, look);
      followed.score.look(this.#scores(campaign, contrast, from, look));
    }
    const identical = followed.identicalPairs === pairs && pairs > 0;
    return {
      contrast,
      identicalPairs: followed.identicalPairs,
      identical,
      score: runningEvidence(followed.score),
      vpMargin: () => (identical ? NO_DIFFERENCE : asymptoticEvidence(this.#margins(campaign, contrast, pairs))),
    };
  }

  /** Pairs that every cell of a contrast has played; a campaign may close some earlier than others. */
  #pairs({ columns }: Campaign, { scenarios, variant }: Contrast): number {
    return Math.min(...scenarios.flatMap((s) => [columnsOf(columns, s, this.#baseline).rows / 2, columnsOf(columns, s, variant).rows / 2]));
  }

  #alike(campaign: Campaign, { scenarios, variant }: Contrast, from: number, to: number): number {
    const counts = scenarios.map((s) =>
      identicalPairs(columnsOf(campaign.columns, s, this.#baseline), columnsOf(campaign.columns, s, variant), from, to),
    );
    return Math.min(...counts);
  }

  #scores(campaign: Campaign, contrast: Contrast, from: number, to: number): Float64Array {
    return this.#differences(campaign, contrast, (columns) => pairScores(columns, from, to));
  }

  #margins(campaign: Campaign, contrast: Contrast, pairs: number): Float64Array {
    return this.#differences(campaign, contrast, (columns) => pairMargins(columns).subarray(0, pairs));
  }

  /** By pair: the mean over the scenarios, which share their dice and so count as one observation. */
  #differences(
    campaign: Campaign,
    { scenarios, variant }: Contrast,
    valuesOf: (columns: Campaign['columns'][number][number]) => Float64Array,
  ): Float64Array {
    const each = scenarios.map((s) =>
      differences(valuesOf(columnsOf(campaign.columns, s, this.#baseline)), valuesOf(columnsOf(campaign.columns, s, variant))),
    );
    return item(each, 0).map((_, pair) => each.reduce((sum, values) => sum + item(values, pair), 0) / each.length);
  }
}

/** Identifies a contrast in seeds. */
function nameOf({ scenarios, variants }: Campaign, contrast: Contrast): string {
  const first = item(scenarios, item(contrast.scenarios, 0));
  const several = scenarios.filter(({ id }) => id === first.id).length > 1;
  const doctrines = contrast.scenarios.length > 1 ? ' over doctrines' : several ? ` ${doctrinesInWords(first)}` : '';
  return `${first.id}${doctrines} ${item(variants, contrast.variant).spec}`;
}
