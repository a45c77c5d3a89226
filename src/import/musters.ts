import type { Enhancement, RosterForce, RosterMuster } from '../rules/index.ts';
import { isLine, type RosterFamily, shapeOf, within } from './families.ts';
import { isEnhancement } from './models.ts';
import type { Roster, Selection } from './roster.ts';
import type { UnitFile } from './sheets.ts';

/** A unit with its id in the army. */
interface Named {
  readonly id: string;
  readonly unit: UnitFile;
}

/** What a list says of the rules that it keeps to; null if it does not. */
export function musterIn(roster: Roster, units: readonly Named[], family: RosterFamily): RosterMuster | null {
  return family.roster.muster?.(roster.forces.map((it) => forceOf(it.name, it.selections, units, family))) ?? null;
}

function forceOf(name: string, selections: readonly Selection[], units: readonly Named[], family: RosterFamily): RosterForce {
  const own = units.filter(({ unit: { listed } }) => selections.includes((listed.owner ?? listed).root));
  const hasLine = (top: Selection): boolean =>
    [...within(top)].some((it) => it.profiles.some((profile) => isLine(shapeOf(profile, family))));
  return {
    name,
    settings: selections.filter((it) => !hasLine(it)).map((it) => ({ name: it.name, chosen: it.selections.map((below) => below.name) })),
    units: own.map(({ id, unit: { listed } }) => ({
      id,
      categories: listed.root.categories.map((it) => it.name),
      primary: listed.root.categories.find((it) => it.primary)?.name ?? null,
      isBoughtFor: listed.owner !== null,
    })),
  };
}

/** The Enhancements of a unit, each with the kind of model that it was bought for, if it has several models. */
export function enhancementsOf({ listed: { root, apart }, kinds }: UnitFile): Enhancement[] {
  const isSeveral = kinds.reduce((sum, it) => sum + it.count, 0) > 1;
  const found: Enhancement[] = [];
  const visit = (it: Selection, parent: Selection | null, bearer: string | null): void => {
    if (apart.has(it)) return;
    if (parent !== null && it.selections.length === 0 && isEnhancement(it, parent))
      found.push({ name: it.name, bearer: isSeveral ? bearer : null });
    const kind = kinds.find(({ title }) => title === it.name)?.name ?? bearer;
    for (const child of it.selections) visit(child, it, kind);
  };
  visit(root, null, null);
  return found;
}
