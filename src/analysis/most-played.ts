import type { Campaign, CampaignScenario } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { doctrinesInWords } from './doctrines.ts';
import { chosenOf, onceEach } from './panel-parts.ts';
import type { Summary } from './summary.ts';

/**
 * A run with one meeting of each panel, that which comes up most often: drawings and texts about single games show them. The
 * titles of their scenarios name the players.
 */
export function mostPlayed(campaign: Campaign, summary: Summary): { readonly campaign: Campaign; readonly summary: Summary } {
  if (summary.panels.length === 0) return { campaign, summary };
  const chosen = chosenOf(summary);
  const isChosen = ({ id, doctrines }: CampaignScenario): boolean => {
    const players = chosen.get(id);
    return players === undefined || (players.red === doctrines.red && players.blue === doctrines.blue);
  };
  const kept = campaign.scenarios.flatMap((scenario, s) => (isChosen(scenario) ? [s] : []));
  const named = (scenario: CampaignScenario): CampaignScenario =>
    chosen.has(scenario.id) ? { ...scenario, title: `${scenario.title}, ${doctrinesInWords(scenario)}` } : scenario;
  return {
    campaign: {
      ...campaign,
      scenarios: kept.map((s) => named(item(campaign.scenarios, s))),
      columns: kept.map((s) => item(campaign.columns, s)),
    },
    summary: onceEach(summary),
  };
}
