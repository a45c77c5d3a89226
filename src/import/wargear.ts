import type { RosterNote, RosterProfile } from '../rules/index.ts';
import { type RosterFamily, shapeOf, within } from './families.ts';
import { alike, counted } from './names.ts';
import type { Roster, Selection } from './roster.ts';

/** A weapon in the hands of a model: one copy. */
export interface Carried {
  /** Without signs that mark it as a mode. */
  readonly name: string;
  readonly profile: RosterProfile;
  readonly rules: readonly string[];
  /** The weapon of which it is one of several modes; null for a whole weapon. */
  readonly modeOf: string | null;
}

/** A selection with weapons, as the list has it for all models of its selection. */
export interface Held {
  readonly weapons: readonly Carried[];
  readonly number: number;
  /** Stands on the models' own entry, so that each of them has it. */
  readonly isOwn: boolean;
  /** What it was chosen with as one: its bearers are the same. */
  readonly bundle: Selection | null;
  readonly notes: readonly RosterNote[];
}

/** Lines of weapons by name, for selections that have none. */
export type WeaponLines = ReadonlyMap<string, readonly RosterProfile[]>;

/** Where a line was found: in the same unit, or in the rest of the list. */
export function weaponLines(selections: Iterable<Selection>, family: RosterFamily): WeaponLines {
  const found = new Map<string, RosterProfile[]>();
  for (const it of selections)
    for (const profile of it.profiles) {
      if (shapeOf(profile, family) !== 'weapon') continue;
      const { base } = modeIn(profile.name);
      const name = alike(base ?? profile.name);
      const known = found.get(name) ?? [];
      if (!known.some((other) => JSON.stringify(other) === JSON.stringify(profile))) known.push(profile);
      found.set(name, known);
    }
  return found;
}

export const weaponLinesOf = (roster: Roster, family: RosterFamily): WeaponLines =>
  weaponLines(
    roster.selections.flatMap((it) => [...within(it)]),
    family,
  );

const ARROW = /^[➤►>➔→▶]+\s*/u;

/** `➤ gun - burst`: the mode `gun - burst` of the weapon `gun`. */
function modeIn(name: string): { readonly name: string; readonly base: string | null } {
  if (!ARROW.test(name)) return { name, base: null };
  const plain = name.replace(ARROW, '').trim();
  const cut = plain.lastIndexOf(' - ');
  const dash = cut > 0 ? cut : plain.lastIndexOf(' – ');
  return { name: plain, base: dash > 0 ? plain.slice(0, dash).trim() : plain };
}

/** The weapons of a selection; null if it has none. @param above what it stands on; null for a unit itself */
export function heldBy(it: Selection, above: Selection | null, family: RosterFamily, elsewhere: WeaponLines): Held | null {
  const own = it.profiles.filter((profile) => shapeOf(profile, family) === 'weapon');
  const isOwn = above === null || it.type === 'model' || it.type === 'unit';
  const found = own.length > 0 || isOwn ? own : borrowed(it, above, family, elsewhere);
  if (found === null) return { weapons: [], number: it.number, isOwn, bundle: null, notes: [missing(it)] };
  if (found.length === 0) return null;
  const notes: RosterNote[] = own.length > 0 ? [] : [borrowedNote(it, found[0]?.name ?? '')];
  const name = counted(it.name);
  const isCounted =
    it.number === 1 && name.count > 1 && found.some((profile) => alike(modeIn(profile.name).base ?? profile.name) === alike(name.rest));
  const single = new Set(found.map((profile) => modeIn(profile.name).base ?? profile.name)).size === 1;
  const rules = single ? it.rules.map((rule) => rule.name).filter((rule) => family.roster.isWeaponRule(rule)) : [];
  const weapons = found.map((profile): Carried => {
    const mode = modeIn(profile.name);
    return { name: mode.name, profile, rules, modeOf: mode.base };
  });
  const bundle = above !== null && above.type === 'upgrade' && above.number === it.number ? above : null;
  return { weapons, number: isCounted ? name.count : it.number, isOwn, bundle, notes };
}

const missing = (it: Selection): RosterNote => ({
  code: 'weapon-without-profile',
  name: it.name,
  weapon: it.name,
  detail: 'has no line anywhere in the list: left out',
});

const borrowedNote = (it: Selection, from: string): RosterNote => ({
  code: 'stat-line-assumed',
  name: it.name,
  weapon: it.name,
  detail: `has the line of "${from}" elsewhere in the list`,
});

/** Lines of a weapon's name elsewhere; null for a weapon without any; none for what is no weapon. */
function borrowed(it: Selection, above: Selection | null, family: RosterFamily, elsewhere: WeaponLines): readonly RosterProfile[] | null {
  if (it.profiles.length > 0 || [...within(it)].some((below) => below.profiles.some((profile) => shapeOf(profile, family) === 'weapon')))
    return [];
  const found = elsewhere.get(alike(it.name)) ?? elsewhere.get(alike(counted(it.name).rest));
  if (found !== undefined) return found;
  const isLeaf = it.selections.length === 0 && it.rules.length === 0;
  const labels = [it.group, above?.name ?? '', ...it.categories.map(({ name }) => name)];
  return isLeaf && labels.some((label) => /\bweapons?\b/i.test(label)) ? null : [];
}

/**
 * What each of so many models carries. A number that all models share out evenly is copies; what is left is carried by some of them, each by as few
 * as can be.
 */
export function handOut(name: string, count: number, held: readonly Held[], notes: RosterNote[]): Carried[][] {
  const slots = Array.from({ length: count }, (): Carried[] => []);
  if (count === 0) return slots;
  const special = slots.map(() => 0);
  const bearersOf = new Map<Selection, readonly number[]>();
  let some = 0;
  let rests = 0;
  for (const { weapons, number, isOwn, bundle } of held) {
    if (weapons.length === 0) continue;
    const all = isOwn ? 1 : Math.floor(number / count);
    const rest = isOwn ? 0 : number % count;
    for (const slot of slots) for (let k = 0; k < all; k++) slot.push(...weapons);
    if (rest === 0) continue;
    const known = bundle === null ? undefined : bearersOf.get(bundle);
    const bearers = known?.length === rest ? known : fewest(special, rest);
    if (bundle !== null) bearersOf.set(bundle, bearers);
    if (bearers !== known) {
      some++;
      rests += rest;
      for (const at of bearers) special[at] = (special[at] ?? 0) + 1;
    }
    for (const at of bearers) slots[at]?.push(...weapons);
  }
  if (some > 1 && rests > count)
    notes.push({
      code: 'bearer-assumed',
      name,
      model: name,
      detail: 'which of its models carry what is not in the list: each as few as can be',
    });
  return slots;
}

/** The models with the fewest special weapons, the first of them. */
function fewest(special: readonly number[], count: number): readonly number[] {
  return special
    .map((having, at) => ({ having, at }))
    .sort((a, b) => a.having - b.having || a.at - b.at)
    .slice(0, count)
    .map((it) => it.at)
    .sort((a, b) => a - b);
}
