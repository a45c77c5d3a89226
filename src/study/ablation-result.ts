import type { Inference } from '../analysis/method.ts';
import type { Summary } from '../analysis/summary.ts';
import type { Names } from '../campaign/names.ts';
import type { Campaign } from '../campaign/result.ts';
import { type ListNotes, listNotesOf } from '../scenario/list-notes.ts';
import type { AblationPlan } from './attribution.ts';
import { type Decomposition, decompositions } from './decomposition.ts';
import { type Effect, mainEffects } from './effects.ts';
import { type Interaction, interactions } from './interactions.ts';
import type { SwitchedRule } from './rulesets.ts';
import { type Share, shapleyShares, shapleyWords } from './shapley.ts';

/** A rule with its title. */
export interface NamedRule {
  readonly id: string;
  readonly title: string;
}

/** The result of an ablation: the content of `ablation.json`. Differences are always "with the rule, less without it". */
export interface AblationResult {
  readonly format: 1;
  /** The ruleset as it is. */
  readonly variant: string;
  readonly seed: string;
  readonly pairs: number;
  /** Rulesets that were played. */
  readonly rulesets: number;
  readonly confidence: number;
  readonly margin: number;
  /** How effects of single rules were judged, and for how many of them the P values were corrected. */
  readonly method: string;
  readonly correction: string;
  readonly rules: readonly SwitchedRule[];
  /** By scenario, the largest first. */
  readonly effects: readonly Effect[];
  /** Active, but not called in the first engagements, and so not switched. */
  readonly notCalled: readonly NamedRule[];
  /** Engagements of each scenario in which calls were counted. */
  readonly counted: number;
  readonly decompositions: readonly Decomposition[];
  /** Rules whose pairs were not played, since they changed nothing in a first look. */
  readonly screened: readonly string[];
  readonly interactions: readonly Interaction[];
  /** Empty without `--shapley`. */
  readonly shares: readonly Share[];
  readonly sharesMethod: string;
  /** What armies and the ruleset are called; absent in results of older versions. */
  readonly names?: Names;
  /** What is told of the army lists; absent in results of older versions. */
  readonly lists?: ListNotes;
}

export interface AblationFindings {
  readonly plan: AblationPlan;
  readonly campaign: Campaign;
  /** Of the full ruleset and those with one rule switched. */
  readonly summary: Summary;
  readonly inference: Inference;
  /** Rules whose calls cannot be counted. */
  readonly uncounted: ReadonlySet<string>;
  readonly notCalled: readonly NamedRule[];
  readonly screened: readonly string[];
}

/** Computes everything asked of an ablation from the columns of its rulesets. */
export function ablationResult({ plan, campaign, summary, inference, uncounted, notCalled, screened }: AblationFindings): AblationResult {
  const judging = { ...inference, margin: summary.margin };
  const full = plan.specs[0] as string;
  return {
    format: 1,
    variant: full,
    seed: inference.seed,
    pairs: campaign.pairs,
    rulesets: plan.specs.length,
    confidence: summary.confidence,
    margin: summary.margin,
    method: summary.comparisons[0]?.method ?? summary.method,
    correction: summary.comparisons[0]?.correction ?? 'none, nothing to compare',
    rules: plan.rules,
    effects: mainEffects(plan, summary, uncounted),
    notCalled,
    counted: summary.results[0]?.counted ?? 0,
    decompositions: decompositions(campaign, plan, inference),
    screened,
    interactions: interactions(campaign, plan, judging),
    shares: shapleyShares(campaign, plan, judging),
    sharesMethod: shapleyWords(plan),
    lists: listNotesOf(summary.notes),
    ...(summary.names !== undefined && {
      names: { ...summary.names, rulesets: { [full]: summary.names.rulesets[full] ?? full }, rules: {} },
    }),
  };
}
