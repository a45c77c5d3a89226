import { doctrineLabel } from '../analysis/doctrines.ts';
import { differenceOf, type Inference } from '../analysis/method.ts';
import type { Difference, Verdict } from '../analysis/summary.ts';
import { verdictOf } from '../analysis/verdict.ts';
import type { Campaign } from '../campaign/result.ts';
import { holm } from '../stats/index.ts';
import type { AblationPlan } from './attribution.ts';
import { LARGEST, type Measure, Measured } from './measure.ts';

/** What two rules do together beyond the sum of what each does, other rules as they are. */
export interface Interaction {
  readonly scenario: string;
  readonly doctrine?: string;
  readonly rules: readonly [string, string];
  /** Having both, less having the first alone, less having the second alone, plus having neither; the P values corrected. */
  readonly score: Difference;
  readonly vpMargin: Difference;
  readonly verdict: Verdict;
}

interface Judging extends Inference {
  /** Half-width of what counts as no difference. */
  readonly margin: number;
}

/** Interactions of the planned pairs, the largest first in each scenario, corrected as one family. */
export function interactions(campaign: Campaign, plan: AblationPlan, judging: Judging): Interaction[] {
  const drafts = campaign.scenarios.flatMap((scenario, s) => {
    const measured = new Measured(campaign, s);
    return plan.pairs.map(({ players, index: both }) => {
      const [a, b] = players.map((player) => plan.single[player] as number) as [number, number];
      const rules = players.map((player) => plan.rules[player]?.id as string) as [string, string];
      // The sign reverses once for each rule that is switched on, so it stays if both were on or both off.
      const sign = plan.rules[players[0]]?.on === plan.rules[players[1]]?.on ? 1 : -1;
      const identical = (measured.same(a, 0) && measured.same(both, b)) || (measured.same(b, 0) && measured.same(both, a));
      const of = (measure: Measure): Difference => {
        const values = measured.combination(measure, [
          [sign, both],
          [-sign, a],
          [-sign, b],
          [sign, 0],
        ]);
        const largest = LARGEST[measure];
        return differenceOf(values, judging, identical, `${scenario.id} ${rules.join(' ')} ${measure}`, largest && 2 * largest);
      };
      return {
        scenario: scenario.id,
        ...doctrineLabel(campaign, scenario),
        rules,
        identical,
        score: of('score'),
        vpMargin: of('vpMargin'),
      };
    });
  });
  return corrected(drafts, judging).sort(byScenarioThenSize(campaign.scenarios.map((it) => it.id)));
}

interface Draft {
  readonly identical: boolean;
  readonly score: Difference;
  readonly vpMargin: Difference;
}

/** P values by Holm over those that test something, and the resulting verdicts. */
export function corrected<D extends Draft>(
  drafts: readonly D[],
  { margin, confidence }: Judging,
): (Omit<D, 'identical'> & { readonly verdict: Verdict })[] {
  const tested = drafts.filter((it) => !it.identical);
  const score = holm(tested.map((it) => it.score.p));
  const vp = holm(tested.map((it) => it.vpMargin.p));
  const place = new Map(tested.map((it, i) => [it, i]));
  return drafts.map((draft) => {
    const { identical, ...rest } = draft;
    const at = place.get(draft);
    const found = { ...draft.score, p: at === undefined ? 1 : (score[at] as number) };
    return {
      ...rest,
      score: found,
      vpMargin: { ...draft.vpMargin, p: at === undefined ? 1 : (vp[at] as number) },
      verdict: verdictOf({ identical, score: found, margin, alpha: 1 - confidence }),
    };
  });
}

/** Scenarios in their order, in each the largest scores first. */
export function byScenarioThenSize(order: readonly string[]) {
  return (a: { scenario: string; score: Difference }, b: { scenario: string; score: Difference }): number =>
    order.indexOf(a.scenario) - order.indexOf(b.scenario) || Math.abs(b.score.difference) - Math.abs(a.score.difference);
}
