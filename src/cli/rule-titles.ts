import { titlesOfRules } from '../editions/rule-titles.ts';
import { loadSelection } from '../load/selection.ts';

/** Titles of all rules of some rulesets by ledger ID. A ruleset that no longer exists has none. */
export async function ruleTitles(specs: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(specs.map((spec) => loadSelection(spec).catch(() => null)));
  return titlesOfRules(found.filter((it) => it !== null));
}
