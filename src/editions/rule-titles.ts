import type { Selection } from '../compile/select.ts';

/** Titles of all rules of some rulesets by ledger ID. */
export function titlesOfRules(selections: readonly Selection[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { rules, variant } of selections)
    for (const { id, title } of [...variant.edition.entries, ...variant.entries, ...rules.map(({ rule }) => rule)]) titles.set(id, title);
  return titles;
}
