import { doctrineLabel } from '../analysis/doctrines.ts';
import { differenceOf, type Inference } from '../analysis/method.ts';
import type { Difference, Verdict } from '../analysis/summary.ts';
import type { Campaign } from '../campaign/result.ts';
import { coupleContributions, crossedInterval, exactContributions } from '../stats/index.ts';
import { power } from '../stats/portable.ts';
import type { AblationPlan } from './attribution.ts';
import { byScenarioThenSize, corrected } from './interactions.ts';
import { LARGEST, type Measure, Measured } from './measure.ts';

/**
 * A rule's fair share of what all the rules do together: what it adds when the rules join one after the other, the mean over orders.
 * The shares sum to the whole, all on less all off, on the engagements actually played. A rule that changes nothing in any
 * coalition has exactly 0.
 */
export interface Share {
  readonly scenario: string;
  readonly doctrine?: string;
  readonly rule: string;
  readonly title: string;
  readonly score: Difference;
  readonly vpMargin: Difference;
  readonly verdict: Verdict;
}

interface Judging extends Inference {
  readonly margin: number;
}

/** How the shares were computed, for a reader. */
export function shapleyWords(plan: AblationPlan): string {
  if (plan.shapley === null) return '';
  const { couples, rulesets } = plan.shapley;
  return couples === null
    ? `exact Shapley values over all ${rulesets} rulesets, ${STUDENT}`
    : `Shapley values from ${2 * couples.length} random orders in antithetic couples (${rulesets} rulesets), interval for orders and pairs together`;
}
const STUDENT = 'interval by pair';

/** The shares of all rules in every scenario, the largest first, corrected as one family. */
export function shapleyShares(campaign: Campaign, plan: AblationPlan, judging: Judging): Share[] {
  const { shapley } = plan;
  if (shapley === null) return [];
  const drafts = campaign.scenarios.flatMap((scenario, s) => {
    const measured = new Measured(campaign, s);
    const score = contributions(plan, measured, 'score');
    const vpMargin = contributions(plan, measured, 'vpMargin');
    const idle = idlePlayers(plan, measured);
    return plan.rules.map(({ id, title }, player) => {
      const of = (found: Contributions, measure: Measure): Difference =>
        shareOf(found, player, measure, judging, idle[player] === true, `${scenario.id} ${id} ${measure} share`);
      return {
        scenario: scenario.id,
        ...doctrineLabel(campaign, scenario),
        rule: id,
        title,
        identical: idle[player] === true,
        score: of(score, 'score'),
        vpMargin: of(vpMargin, 'vpMargin'),
      };
    });
  });
  return corrected(drafts, judging).sort(byScenarioThenSize(campaign.scenarios.map((it) => it.id)));
}

/** `[couple][player][pair]`; a single "couple" where all coalitions were played. */
type Contributions = readonly (readonly Float64Array[])[];

function contributions(plan: AblationPlan, measured: Measured, measure: Measure): Contributions {
  const worth = (has: readonly boolean[]): Float64Array => measured.values(measure, plan.index(has));
  const couples = plan.shapley?.couples ?? null;
  return couples === null ? [exactContributions(plan.rules.length, worth)] : couples.map((couple) => coupleContributions(couple, worth));
}

function shareOf(found: Contributions, player: number, measure: Measure, judging: Judging, idle: boolean, label: string): Difference {
  const rows = found.map((it) => it[player] as Float64Array);
  const [only] = rows;
  if (idle || rows.length < 2) return differenceOf(only as Float64Array, judging, idle, label, LARGEST[measure]);
  const { estimate, low, high, p } = crossedInterval(rows, judging.confidence, LARGEST[measure]);
  return { difference: estimate, low, high, p };
}

/** Players whose joining never changed an event in any of the coalitions that were played. */
function idlePlayers(plan: AblationPlan, measured: Measured): boolean[] {
  const idle = plan.rules.map(() => true);
  const see = (player: number, before: number, after: number): void => {
    if (idle[player] === true && !measured.same(before, after)) idle[player] = false;
  };
  const couples = plan.shapley?.couples ?? null;
  if (couples !== null) {
    for (const order of couples.flat()) {
      const has = plan.rules.map(() => false);
      for (const player of order) {
        const before = plan.index(has);
        has[player] = true;
        see(player, before, plan.index(has));
      }
    }
    return idle;
  }
  for (let mask = 0; mask < power(2, idle.length); mask++) {
    const has = idle.map((_, i) => (mask & (1 << i)) !== 0);
    const before = plan.index(has);
    for (const [player, there] of has.entries()) {
      if (!there) see(player, before, plan.index(has.map((it, i) => it || i === player)));
    }
  }
  return idle;
}
