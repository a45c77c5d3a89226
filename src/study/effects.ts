import type { Comparison, Difference, Exercise, Summary, Verdict } from '../analysis/index.ts';
import type { AblationPlan } from './attribution.ts';
import type { SwitchedRule } from './rulesets.ts';

/**
 * `not exercised` differs from `no-op`: the rule's code never ran in any engagement in which calls were counted, and nothing
 * changed without it. Rules that change tables or the order of play have no calls to count, so they are `no-op`.
 */
export type RuleVerdict = Verdict | 'not exercised';

/** What having a rule does in one scenario, other rules as they are. */
export interface Effect {
  readonly scenario: string;
  readonly doctrine?: string;
  readonly rule: string;
  readonly title: string;
  readonly verdict: RuleVerdict;
  /** The side that having the rule helps, for the verdict `different`. */
  readonly favours?: 'red' | 'blue';
  /** Score of red with the rule less without it. P values are corrected over all rules and scenarios. */
  readonly score: Difference;
  /** Red's margin in victory points with the rule less without it. */
  readonly vpMargin: Difference;
  /** Pairs that are the same in every event with the rule and without it. */
  readonly identicalPairs: number;
  readonly pairs: number;
  /** How often its code ran in the engagements that were counted; null where calls cannot be counted. */
  readonly called: number | null;
}

/** Effects of single rules, from a summary of the full ruleset (the first) and those with one rule switched; the largest first. */
export function mainEffects(plan: AblationPlan, summary: Summary, uncounted: ReadonlySet<string>): Effect[] {
  const full = plan.specs[0];
  const baselines = summary.results.filter((it) => it.variant === full);
  return baselines.flatMap((baseline) =>
    plan.rules
      .map((rule, player): Effect => {
        const index = plan.single[player] as number;
        const here = (it: { scenario: string; variant: string; doctrine?: string }): boolean =>
          it.scenario === baseline.scenario && it.doctrine === baseline.doctrine && it.variant === plan.specs[index];
        const result = summary.results.find(here);
        const exercise = (rule.on ? baseline : result)?.exercised[rule.id];
        const head = {
          scenario: baseline.scenario,
          ...(baseline.doctrine === undefined ? {} : { doctrine: baseline.doctrine }),
          rule: rule.id,
          title: rule.title,
          pairs: Math.min(baseline.pairs, result?.pairs ?? baseline.pairs),
          called: uncounted.has(rule.id) ? null : (exercise?.called ?? 0),
        };
        const comparison = summary.comparisons.find(here);
        // A switch that leaves the rules in force as they are was not played.
        if (comparison === undefined) return { ...head, ...NOTHING, verdict: 'not exercised', identicalPairs: baseline.pairs };
        return { ...head, ...having(rule, comparison, exercise, uncounted.has(rule.id)) };
      })
      .sort(largestFirst),
  );
}

const NONE: Difference = { difference: 0, low: 0, high: 0, p: 1 };
const NOTHING = { score: NONE, vpMargin: NONE };

function having(
  rule: SwitchedRule,
  { verdict, favours, score, vpMargin, identicalPairs }: Comparison,
  exercise: Exercise | undefined,
  uncounted: boolean,
) {
  // For a rule that is on, the comparison is without it less with it, so the sign is reversed.
  const turn = (it: Difference): Difference => (rule.on ? reversed(it) : it);
  const helps = favours === undefined || !rule.on ? favours : favours === 'red' ? 'blue' : 'red';
  const silent = verdict === 'no-op' && !uncounted && (exercise?.called ?? 0) === 0;
  return {
    verdict: silent ? ('not exercised' as const) : verdict,
    ...(helps === undefined ? {} : { favours: helps }),
    score: turn(score),
    vpMargin: turn(vpMargin),
    identicalPairs,
  };
}

/** The same difference seen from the other side; 0 stays 0 without a sign. */
const reversed = ({ difference, low, high, p }: Difference): Difference => ({
  difference: 0 - difference,
  low: 0 - high,
  high: 0 - low,
  p,
});

/** The largest first; among equals, decided before undecided. */
export function largestFirst(a: Effect, b: Effect): number {
  return (
    Math.abs(b.score.difference) - Math.abs(a.score.difference) ||
    Math.abs(b.vpMargin.difference) - Math.abs(a.vpMargin.difference) ||
    (a.rule < b.rule ? -1 : 1)
  );
}
