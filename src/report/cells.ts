import { doctrineLabel } from '../analysis/doctrines.ts';
import type { Campaign, CampaignScenario, EngagementColumns } from '../campaign/result.ts';

/** The part of a run in which something was played. */
export interface Place {
  readonly scenario: string;
  readonly doctrine?: string;
}

/** Index of the scenario of a result or comparison, by its id and, where there are several, its doctrines; -1 if there is none. */
export function scenarioAt(campaign: Campaign, { scenario, doctrine }: Place): number {
  return campaign.scenarios.findIndex((it: CampaignScenario) => it.id === scenario && doctrineLabel(campaign, it).doctrine === doctrine);
}

/** Columns of one ruleset in one scenario; undefined if nothing was played. */
export function columnsOf(campaign: Campaign, place: Place, variant: string): EngagementColumns | undefined {
  const s = scenarioAt(campaign, place);
  const v = campaign.variants.findIndex(({ spec }) => spec === variant);
  const columns = campaign.columns[s]?.[v];
  return columns === undefined || columns.rows === 0 ? undefined : columns;
}

/** Columns of both rulesets of a comparison, cut to what both have played; rows are the same pairs. */
export function cellsOf(
  campaign: Campaign,
  one: Place & { readonly baseline: string; readonly variant: string },
): { readonly before: EngagementColumns; readonly after: EngagementColumns } | undefined {
  const before = columnsOf(campaign, one, one.baseline);
  const after = columnsOf(campaign, one, one.variant);
  if (before === undefined || after === undefined) return undefined;
  const rows = Math.min(before.rows, after.rows);
  return { before: { ...before, rows }, after: { ...after, rows } };
}
