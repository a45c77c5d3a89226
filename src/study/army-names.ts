import { specName } from '../analysis/naming.ts';
import type { ArmyCircles, Circle } from './army-circles.ts';
import type { ArmyStudy } from './army-study.ts';

/** Titles of armies by id, made distinct where two are the same. */
export const armyTitles = ({ armies }: Pick<ArmyStudy, 'armies'>): ((id: string) => string) => {
  const titles = new Map(armies.map(({ id, title }) => [id, title]));
  // Two files may give their armies the same title.
  const twice = new Set(armies.map(({ title }) => title)).size < armies.length;
  return (id) => (twice ? `${titles.get(id) ?? id} (${id})` : (titles.get(id) ?? id));
};

/** What a ruleset of a study is called: `Classic without “Morale tests” (CLS-MORALE-03)`. */
export const rulesetName = ({ rulesets }: Pick<ArmyStudy, 'rulesets'>, spec: string): string => rulesets?.[spec] ?? specName(spec);

/** The study as readers know it: armies by their titles, rulesets by their names. */
export function withNames(study: ArmyStudy): ArmyStudy {
  const titleOf = armyTitles(study);
  const ruleset = (spec: string): string => rulesetName(study, spec);
  const met = <T extends { readonly red: string; readonly blue: string }>(list: readonly T[]): T[] =>
    list.map((it) => ({ ...it, red: titleOf(it.red), blue: titleOf(it.blue) }));
  const rated = <T extends { readonly army: string }>(list: readonly T[]): T[] => list.map((it) => ({ ...it, army: titleOf(it.army) }));
  const round = (list: readonly Circle[]): Circle[] => list.map((it) => ({ ...it, armies: it.armies.map(titleOf) }));
  const circles = (it: ArmyCircles): ArmyCircles => ({ ...it, told: round(it.told), estimated: round(it.estimated) });
  return {
    ...study,
    armies: study.armies.map((it) => ({ ...it, id: titleOf(it.id) })),
    tables: study.tables.map((it) => ({
      ...it,
      variant: ruleset(it.variant),
      standings: rated(it.standings),
      matchups: met(it.matchups),
      circles: circles(it.circles),
    })),
    changes: study.changes.map((it) => ({
      ...it,
      baseline: ruleset(it.baseline),
      variant: ruleset(it.variant),
      ratings: rated(it.ratings),
      matchups: met(it.matchups).map(({ favours, ...one }) => ({ ...one, ...(favours !== undefined && { favours: titleOf(favours) }) })),
    })),
  };
}
