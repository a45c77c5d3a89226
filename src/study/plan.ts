import { doctrineLabel } from '../analysis/doctrines.ts';
import { pairScores } from '../analysis/pair-values.ts';
import { identicalPairs } from '../analysis/verdict.ts';
import type { Campaign, EngagementColumns } from '../campaign/result.ts';
import { differences } from '../stats/index.ts';
import {
  chanceOfFinding,
  describePilot,
  effectFound,
  type PairsGiven,
  type PairsNeeded,
  type Pilot,
  type PowerQuestion,
  pairsAtWorst,
  pairsNeeded,
} from './power.ts';

export interface PlanQuestion {
  /** Smallest difference of red's score to find, 0 to 1; null to ask only what `pairs` can find. */
  readonly effect: number | null;
  /** The number of pairs available, for the inverse question. */
  readonly pairs: number | null;
  readonly power: number;
  readonly confidence: number;
  readonly seed: string;
  readonly workers: number;
}

/** One comparison of a plan. Seconds are wall time with the plan's workers, for both rulesets. */
export interface PlannedComparison {
  readonly scenario: string;
  readonly doctrine?: string;
  readonly baseline: string;
  readonly variant: string;
  readonly pilot: Pilot & {
    /** Every engagement was the same in every event. */
    readonly identical: boolean;
  };
  readonly secondsPerPair: number;
  /** Null without an effect to look for, and where nothing differed in the pilot. */
  readonly needed: PairsNeeded | null;
  /** Where nothing differed: pairs needed at worst. */
  readonly atWorst: number | null;
  readonly given: (PairsGiven & { readonly power: number | null }) | null;
}

/** What `plan` found: the object behind its text and `--json`. */
export interface PlanResult extends Omit<PlanQuestion, 'seed'> {
  readonly format: 1;
  readonly pilotPairs: number;
  readonly method: string;
  readonly correction: string;
  readonly comparisons: readonly PlannedComparison[];
  /** One run of everything, with the pairs that the most demanding comparison needs (or with the given number). */
  readonly together: { readonly pairs: number; readonly seconds: number } | null;
}

const METHOD =
  "Student's t test of paired differences with the variance of the pilot (Guenther 1981); along the way: simulated looks of the confidence sequence";

/**
 * The pairs that comparisons need, judged from a pilot; each variant against the first.
 *
 * @param costs seconds that a pair takes in one thread, by `[scenario][variant]`
 */
export function planOf(campaign: Campaign, costs: readonly (readonly number[])[], question: PlanQuestion): PlanResult {
  const { effect, pairs, power, confidence, seed, workers } = question;
  const family = campaign.scenarios.length * (campaign.variants.length - 1);
  const alpha = (1 - confidence) / family;
  const comparisons = campaign.scenarios.flatMap((scenario, s) => {
    const row = campaign.columns[s] as readonly EngagementColumns[];
    const before = row[0] as EngagementColumns;
    return campaign.variants.slice(1).map(({ spec }, v): PlannedComparison => {
      const after = row[v + 1] as EngagementColumns;
      const found = differences(pairScores(before), pairScores(after));
      const asked: PowerQuestion | null = effect === null ? null : { effect, power, alpha, seed: `${seed} ${scenario.id} ${spec}` };
      const needed = asked === null ? null : pairsNeeded(found, asked);
      const given = pairs === null ? null : effectFound(found, pairs, { power, alpha });
      return {
        scenario: scenario.id,
        ...doctrineLabel(campaign, scenario),
        baseline: campaign.variants[0]?.spec ?? '',
        variant: spec,
        pilot: { ...describePilot(found), identical: identicalPairs(before, after) * 2 === before.rows },
        secondsPerPair: ((costs[s]?.[0] ?? 0) + (costs[s]?.[v + 1] ?? 0)) / workers,
        needed,
        atWorst: asked === null || needed !== null ? null : pairsAtWorst(found, asked),
        given:
          given === null || pairs === null
            ? null
            : { ...given, power: effect === null ? null : chanceOfFinding(found, pairs, { effect, alpha }) },
      };
    });
  });
  const most = pairs ?? Math.max(0, ...comparisons.map((it) => it.needed?.fixed ?? 0));
  const perPair = costs.flat().reduce((sum, it) => sum + it, 0) / workers;
  return {
    format: 1,
    effect,
    pairs,
    power,
    confidence,
    workers,
    pilotPairs: campaign.pairs,
    method: METHOD,
    correction: family > 1 ? `Bonferroni, ${family} comparisons` : 'none, one comparison',
    comparisons,
    together: most > 0 ? { pairs: most, seconds: most * perPair } : null,
  };
}

/** Whether every question was answered by the pilot. */
export const isAnswered = ({ comparisons }: PlanResult): boolean => comparisons.every((it) => it.needed !== null || it.given !== null);
