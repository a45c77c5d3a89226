import type { AnyRule, LedgerEntry, RuleId } from './rule.ts';

/** `CAL-SHOOT-14` is entry 14 of the area SHOOT. */
const areaOf = (id: RuleId): string => id.split('-')[1] ?? '';
const numberOf = (id: RuleId): number => Number(id.split('-')[2]);

/** Position of an id by area and, within one, by number. */
function placeOf(id: RuleId, areas: readonly string[]): number {
  const area = areas.indexOf(areaOf(id));
  if (area < 0) throw new TypeError(`${id}: there is no area ${areaOf(id)}; the variant lists ${areas.join(', ')}`);
  return area * 1000 + numberOf(id);
}

/** Sorts by areas and numbers. */
function byPlace<T extends { readonly id: RuleId }>(list: readonly T[], areas: readonly string[]): T[] {
  return list
    .map((it) => ({ it, place: placeOf(it.id, areas) }))
    .sort((a, b) => a.place - b.place)
    .map(({ it }) => it);
}

/**
 * Rules in the order of application, later ones outside earlier ones: by area and number, except that each comes after the rules it
 * names in `outside`.
 *
 * @param areas The areas of the variant in the order in which their rules are applied.
 * @throws TypeError for a rule of another area, or for rules that are outside each other.
 */
export function inOrder(rules: readonly AnyRule[], areas: readonly string[]): readonly AnyRule[] {
  const sorted = byPlace(rules, areas);
  const known = new Map(sorted.map((rule) => [rule.id, rule]));
  const placed = new Set<AnyRule>();
  const open = new Set<AnyRule>();
  const place = (rule: AnyRule): void => {
    if (placed.has(rule)) return;
    if (open.has(rule)) throw new TypeError(`${[...open].map((it) => it.id).join(', ')}: each of these rules is outside the next`);
    open.add(rule);
    const inner = (rule.outside ?? []).map((id) => {
      const found = known.get(id);
      if (found === undefined) throw new TypeError(`${rule.id} is outside ${id}, which is not a rule of this variant`);
      return found;
    });
    byPlace(inner, areas).forEach(place);
    open.delete(rule);
    placed.add(rule);
  };
  sorted.forEach(place);
  return [...placed];
}

/**
 * The ledger of a variant: its rules, and the entries that are no rules, in order of areas and numbers.
 *
 * @throws TypeError for an id that occurs twice, or one of another area.
 */
export function ledgerOf(rules: readonly AnyRule[], entries: readonly LedgerEntry[], areas: readonly string[]): readonly LedgerEntry[] {
  const all = byPlace([...rules.map(entryOf), ...entries], areas);
  for (const [k, { id }] of all.entries()) if (id === all[k - 1]?.id) throw new TypeError(`${id} is in the ledger twice`);
  return all;
}

function entryOf({ id, title, source, text, layer, simulated, leavesOut, changes }: AnyRule): LedgerEntry {
  return {
    id,
    title,
    source,
    text,
    simulated,
    ...(layer === undefined ? {} : { layer }),
    ...(leavesOut === undefined ? {} : { leavesOut }),
    ...(changes === undefined ? {} : { changes }),
  };
}

/** Entries by the procedure, or the node of the turn program, that plays them. */
export interface Carries {
  readonly seams: { readonly [seam: string]: readonly RuleId[] };
  readonly steps: { readonly [node: string]: readonly RuleId[] };
}

/** Which of these entries each procedure and each step of the turn plays, added to what they play of another ledger. */
export function carriesOf(entries: readonly LedgerEntry[], base: Carries = { seams: {}, steps: {} }): Carries {
  return {
    seams: grouped(entries, (it) => it.seams, base.seams),
    steps: grouped(entries, (it) => it.steps, base.steps),
  };
}

function grouped(
  entries: readonly LedgerEntry[],
  namesOf: (entry: LedgerEntry) => readonly string[] | undefined,
  base: { readonly [name: string]: readonly RuleId[] },
): { readonly [name: string]: readonly RuleId[] } {
  const all = new Map(Object.entries(base));
  for (const entry of entries) for (const name of namesOf(entry) ?? []) all.set(name, [...(all.get(name) ?? []), entry.id]);
  return Object.fromEntries(all);
}
