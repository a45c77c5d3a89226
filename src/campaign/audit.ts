import type { Selection } from '../compile/select.ts';
import { parseSpec, printSpec, withDefaults, withFlipped } from '../compile/spec.ts';
import type { Job } from './plan.ts';
import { type Campaign, CHUNK_PAIRS, type EngagementColumns } from './result.ts';
import { sameDigest } from './same-row.ts';

/** In how many audited engagements each rule changed what happened: `[scenario][variant]`, by ledger ID. */
export type Changed = readonly (readonly { readonly [id: string]: number }[])[];

/** A ruleset of the campaign with one of its rules off. */
export interface Trial {
  /** Index into the campaign's variants. */
  readonly variant: number;
  readonly id: string;
  /** Specification without the rule. */
  readonly spec: string;
  /** It changes tables or the order of play, so that its calls cannot be counted. */
  readonly uncounted: boolean;
}

/** Most pairs of an audit: enough to see whether a rule does anything, few enough to cost little compared with the run. */
const MOST_AUDITED = 8;

/** One pair in a hundred of the campaign is played again without each rule, as far as shows whether it goes otherwise. */
export const auditedPairs = (pairs: number): number => Math.min(MOST_AUDITED, CHUNK_PAIRS, Math.ceil(pairs / 100));

/** What an audit of these rulesets would play: each active rule that can be switched, turned off on its own. */
export function trialsOf(selections: readonly Selection[]): Trial[] {
  return selections.flatMap(({ spec, rules }, variant) =>
    rules
      .filter(({ on, dormant, replacedBy }) => on && dormant.length === 0 && replacedBy === null)
      .map(({ rule }) => ({
        variant,
        id: rule.id,
        spec: printSpec(rule.fixed ? withDefaults(parseSpec(spec), rule.id) : withFlipped(parseSpec(spec), rule.id, true)),
        uncounted: rule.tables !== undefined || rule.sequence !== undefined,
      })),
  );
}

/** The jobs of an audit: rules whose code ran in a scenario, or may have run uncounted. Variant indices of jobs continue those of the campaign. */
export function auditJobs(campaign: Campaign, trials: readonly Trial[]): Job[] {
  const pairs = auditedPairs(campaign.pairs);
  const variants = campaign.variants.length;
  return campaign.scenarios.flatMap((_, scenario) =>
    trials.flatMap(({ variant, id, uncounted }, t) => {
      const at = campaign.variants[variant]?.counters.indexOf(id) ?? -1;
      const called = campaign.columns[scenario]?.[variant]?.called[at] ?? 0;
      const there = Math.min(pairs, (campaign.columns[scenario]?.[variant]?.rows ?? 0) / 2);
      const wanted = there > 0 && (called > 0 || uncounted);
      return wanted ? [{ scenario, variant: variants + t, chunk: 0, firstPair: 0, pairs: there }] : [];
    }),
  );
}

/** Counts the engagements that went differently without the rule. Rules that were not audited changed nothing. */
export class Audit {
  readonly #campaign: Campaign;
  readonly #trials: readonly Trial[];
  readonly #changed: { [id: string]: number }[][];

  constructor(campaign: Campaign, trials: readonly Trial[]) {
    this.#campaign = campaign;
    this.#trials = trials;
    const none = (variant: number) => Object.fromEntries(trials.filter((it) => it.variant === variant).map((it) => [it.id, 0]));
    this.#changed = campaign.scenarios.map(() => campaign.variants.map((_, v) => none(v)));
  }

  add({ scenario, variant: index }: Job, columns: EngagementColumns): void {
    const { variant, id } = this.#trials[index - this.#campaign.variants.length] as Trial;
    const before = this.#campaign.columns[scenario]?.[variant] as EngagementColumns;
    let count = 0;
    for (let row = 0; row < columns.rows; row++) {
      if (!sameDigest(before, columns, row)) count += 1;
    }
    (this.#changed[scenario]?.[variant] as { [id: string]: number })[id] = count;
  }

  get changed(): Changed {
    return this.#changed;
  }
}
