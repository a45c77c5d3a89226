import type { AnyRule, Family, Patch } from '../rules/index.ts';
import { sameValue } from './same-value.ts';
import type { Selected } from './select.ts';

interface PatchedRule {
  readonly selected: Selected;
  readonly patch: Patch<Family> | undefined;
}

/**
 * Entries whose numbers are set for nothing: rules put their own procedures in the place of all that they change, and tables come out the same
 * without them. One sentence for each, which names those rules.
 *
 * @param active entries whose numbers are set to something else than the edition has, and the rules round them
 * @param tablesOf the tables that these make of the edition's
 */
export function unreached(active: readonly PatchedRule[], tablesOf: (active: readonly Selected[]) => unknown): string[] {
  const switched = active.filter((it) => !it.selected.rule.fixed);
  const owners = new Map<string, AnyRule>();
  for (const { selected, patch } of switched) for (const seam of Object.keys(patch?.replace ?? {})) owners.set(seam, selected.rule);
  const all = active.map((it) => it.selected);
  return active.flatMap(({ selected, patch }) => {
    const { rule, values } = selected;
    if (!rule.fixed || rule.sequence !== undefined || (patch?.reactions ?? []).length > 0) return [];
    const seams = Object.keys({ ...patch?.replace, ...patch?.wrap, ...patch?.before, ...patch?.after });
    const by = new Set(seams.map((it) => owners.get(it)));
    if (by.has(undefined) || (seams.length === 0 && rule.tables === undefined)) return [];
    const reaches = (rules: readonly Selected[]): boolean =>
      rule.tables !== undefined && !sameValue(tablesOf(rules), tablesOf(rules.filter((it) => it !== selected)));
    if (reaches(all)) return [];
    for (const { selected: other } of switched)
      if (other.rule.tables !== undefined && reaches(all.filter((it) => it !== other))) by.add(other.rule);
    const set = Object.entries(values).filter(([name, value]) => value !== rule.params?.[name]?.default);
    const told = set.map(([name, value]) => `${rule.id}.${name}=${value}`).join(', ');
    const rules = [...by].flatMap((it) => it ?? []);
    if (rules.length === 0) return [`${told} changes nothing: several rules together set what it changes`];
    const whose = rules.map((it) => `“${it.title}” (${it.id})`).join(' and ');
    const own = rules.filter((it) => it.params !== undefined).map((it) => it.id);
    const off = `switch off ${rules.map((it) => `-${it.id}`).join(',')}`;
    const remedy = own.length === 0 ? off : `${off}, or set a parameter of ${own.join(' or ')}`;
    return [`${told} changes nothing: ${whose} ${rules.length === 1 ? 'sets' : 'set'} what it changes in another way; ${remedy}`];
  });
}
