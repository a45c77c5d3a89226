import { type RosterForce, type RosterMuster, rosterWords } from 'sandtable/rules';

const FACTION = /^faction: *(.+)$/i;

const named = (text: string): string => rosterWords(text).replace(/\++/g, '').trim().replace(/ +/g, '-');

const factionsOf = (categories: readonly string[]): string[] =>
  categories.flatMap((it) => {
    const name = named(FACTION.exec(it)?.[1] ?? '');
    return name === '' ? [] : [name];
  });

/** The Detachment of a list and its faction: the one of most units. Null if the list has not one Detachment, or a unit names no faction. */
export function muster(forces: readonly RosterForce[]): RosterMuster | null {
  const settings = forces.flatMap((it) => it.settings).filter(({ name }) => /^detachments?\b/i.test(name));
  const [kind, ...others] = new Set(settings.flatMap(({ chosen }) => chosen.map(named)));
  const units = forces.flatMap((it) => it.units);
  const factions = new Map(units.map(({ id, categories }) => [id, factionsOf(categories)] as const));
  if (kind === undefined || !/^[a-z]/.test(kind) || others.length > 0 || [...factions.values()].some((it) => it.length === 0)) return null;
  const all = [...factions.values()].flat();
  const count = (name: string): number => all.filter((it) => it === name).length;
  const faction = all.reduce((best, it) => (count(it) > count(best) ? it : best));
  return { under: 'tenth', faction, detachments: [{ kind }], factions };
}
