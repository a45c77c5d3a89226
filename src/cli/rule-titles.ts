import { loadSelection } from '../load/selection.ts';

/** Titles of all rules of some rulesets by ledger ID. A ruleset that no longer exists has none. */
export async function ruleTitles(specs: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const spec of specs) {
    const found = await loadSelection(spec).catch(() => null);
    if (found === null) continue;
    const { rules, variant } = found;
    for (const { id, title } of [...variant.edition.entries, ...variant.entries, ...rules.map(({ rule }) => rule)]) titles.set(id, title);
  }
  return titles;
}
