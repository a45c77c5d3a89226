import type { Campaign, CampaignScenario } from '../campaign/result.ts';
import type { CommonVerdict, Comparison } from './summary.ts';

/** `assault against gunline`: a pair of doctrines as results name it. */
export const doctrinesInWords = ({ doctrines }: CampaignScenario): string => `${doctrines.red} against ${doctrines.blue}`;

/** Names the doctrines where a campaign has a scenario under more than one pair of them. */
export function doctrineLabel(campaign: Campaign, scenario: CampaignScenario): { doctrine?: string } {
  if (campaign.scenarios.filter(({ id }) => id === scenario.id).length < 2) return {};
  return { doctrine: doctrinesInWords(scenario) };
}

/** Indices of the scenarios that are played under several pairs of doctrines, by id. */
export function playedUnderSeveral({ scenarios }: Campaign): (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const [s, { id }] of scenarios.entries()) groups.set(id, [...(groups.get(id) ?? []), s]);
  return [...groups.values()].filter((group) => group.length > 1);
}

type Judged = Pick<Comparison, 'verdict' | 'favours'>;

/** The verdict that several comparisons have in common. */
export function commonVerdict(verdicts: readonly Judged[]): { verdict: CommonVerdict; favours?: 'red' | 'blue' } {
  const found = new Set(verdicts.map(({ verdict, favours }) => favours ?? verdict));
  const sides = (['red', 'blue'] as const).filter((side) => found.has(side));
  const none = found.has('equivalent') || found.has('no-op');
  if (sides.length === 2 || (sides.length === 1 && none)) return { verdict: 'depends on the doctrine' };
  if (found.has('not enough evidence')) return { verdict: 'not enough evidence' };
  const [favours] = sides;
  if (favours !== undefined) return { verdict: 'different', favours };
  return { verdict: found.has('equivalent') ? 'equivalent' : 'no-op' };
}
