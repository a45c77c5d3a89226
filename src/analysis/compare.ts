import type { Campaign, CampaignScenario, EngagementColumns } from '../runner/result.ts';
import { differences, holm, varianceReduction } from '../stats/index.ts';
import { correctionWords, differenceOf, type Inference, METHOD_WORDS } from './method.ts';
import { pairMargins, pairScores } from './pairValues.ts';
import type { Comparison } from './summary.ts';
import { identicalPairs, verdictOf } from './verdict.ts';

export interface CompareOptions extends Inference {
  /** Index of the baseline among the variants. */
  readonly baseline: number;
  readonly margin: number;
}

/** Every variant against the baseline in every scenario, on the same dice, corrected as one family. */
export function compare(campaign: Campaign, options: CompareOptions): Comparison[] {
  const drafts = campaign.scenarios.flatMap((scenario, s) =>
    campaign.variants.flatMap((_, v) => (v === options.baseline ? [] : [draft(campaign, scenario, s, v, options)])),
  );
  // A comparison of identical runs tests nothing, and so costs the others nothing.
  const tested = drafts.filter((one) => !one.identical);
  const scoreP = holm(tested.map((one) => one.score.p));
  const vpP = holm(tested.map((one) => one.vpMargin.p));
  const corrected = new Map(tested.map((one, i) => [one, { score: scoreP[i], vp: vpP[i] }]));
  const comparisons = drafts.map((one): Comparison => {
    const { identical, ...rest } = one;
    const p = corrected.get(one);
    const score = { ...one.score, p: p?.score ?? 1 };
    const verdict = verdictOf({ identical, score, margin: options.margin, alpha: 1 - options.confidence });
    return {
      ...rest,
      score,
      vpMargin: { ...one.vpMargin, p: p?.vp ?? 1 },
      verdict,
      ...(verdict === 'different' && { favours: score.difference > 0 ? 'red' : 'blue' }),
      method: METHOD_WORDS[options.method],
      correction: correctionWords(tested.length),
    };
  });
  return comparisons.map((one) => withDoctrineNote(one, comparisons));
}

/** Names the doctrines where a scenario stands in a campaign under more than one pair of them. */
export function doctrineLabel(campaign: Campaign, scenario: CampaignScenario): { doctrine?: string } {
  if (campaign.scenarios.filter(({ id }) => id === scenario.id).length < 2) return {};
  return { doctrine: `${scenario.doctrines.red} against ${scenario.doctrines.blue}` };
}

function draft(campaign: Campaign, scenario: CampaignScenario, s: number, v: number, options: CompareOptions) {
  const before: EngagementColumns = campaign.columns[s][options.baseline];
  const after: EngagementColumns = campaign.columns[s][v];
  const baseline = campaign.variants[options.baseline];
  const variant = campaign.variants[v];
  const alike = identicalPairs(before, after);
  const identical = alike * 2 === before.rows && before.rows > 0;
  const scores = [pairScores(before), pairScores(after)] as const;
  const label = `${scenario.id} ${variant.spec}`;
  return {
    scenario: scenario.id,
    baseline: baseline.spec,
    variant: variant.spec,
    ...doctrineLabel(campaign, scenario),
    score: differenceOf(differences(scores[0], scores[1]), options, identical, `${label} score`, 1),
    vpMargin: differenceOf(differences(pairMargins(before), pairMargins(after)), options, identical, `${label} vp`),
    identicalPairs: alike,
    varianceReduction: varianceReduction(scores[0], scores[1]),
    differentBases: baseline.base !== variant.base,
    identical,
  };
}

function withDoctrineNote(one: Comparison, all: readonly Comparison[]): Comparison {
  if (one.doctrine === undefined) return one;
  const others = all.filter((other) => other.scenario === one.scenario && other.variant === one.variant);
  return { ...one, dependsOnDoctrine: others.some(({ verdict, favours }) => verdict !== one.verdict || favours !== one.favours) };
}
