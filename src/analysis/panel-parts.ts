import { item } from '../rules/item.ts';
import type { Panel } from './panel-summary.ts';
import type { Summary } from './summary.ts';

const inPanel = ({ panels }: Summary, scenario: string): boolean => panels.some((it) => it.scenario === scenario);

/** What a summary says about scenarios that no panel plays. */
export function withoutPanels(summary: Summary): Summary {
  const apart = <T extends { readonly scenario: string }>(list: readonly T[]): T[] => list.filter((it) => !inPanel(summary, it.scenario));
  return { ...summary, results: apart(summary.results), comparisons: apart(summary.comparisons), panels: [] };
}

/** The players who meet most often when both sides play the baseline's mix. */
export function mostOften({ players, values }: Panel): { readonly red: string; readonly blue: string } {
  const { mix } = item(values, 0);
  const first = (names: readonly string[], weights: readonly number[]): string => item(names, weights.indexOf(Math.max(...weights)));
  return { red: first(players.red, mix.red), blue: first(players.blue, mix.blue) };
}

type Chosen = ReadonlyMap<string, { readonly red: string; readonly blue: string }>;

/** Who meets in the meeting of each panel that comes up most often, by scenario. */
export const chosenOf = ({ panels }: Summary): Chosen => new Map(panels.map((panel) => [panel.scenario, mostOften(panel)]));

/** What a summary says about one meeting of each panel, that which comes up most often, as if no other had been played. */
export function onceEach(summary: Summary): Summary {
  const chosen = chosenOf(summary);
  const isOf = ({ scenario, doctrine }: { readonly scenario: string; readonly doctrine?: string }): boolean => {
    const players = chosen.get(scenario);
    return players === undefined || doctrine === `${players.red} against ${players.blue}`;
  };
  const unnamed = <T extends { readonly scenario: string; readonly doctrine?: string }>({ doctrine, ...rest }: T) =>
    doctrine === undefined || chosen.has(rest.scenario) ? rest : { ...rest, doctrine };
  return {
    ...summary,
    results: summary.results.filter(isOf).map(unnamed),
    comparisons: summary.comparisons.filter(isOf).map(unnamed),
  };
}
