import { rulesetWords } from '../compile/ruleset-words.ts';
import { activeRules, type Selection } from '../compile/select.ts';
import type { Battle } from '../scenario/types.ts';

/** What readers call the armies, rulesets and rules of a run. */
export interface Names {
  /** Titles of the armies by scenario; the id of an army that has none. */
  readonly armies: { readonly [scenario: string]: { readonly red: string; readonly blue: string } };
  /** Rulesets in words by specification; each has its own. */
  readonly rulesets: { readonly [spec: string]: string };
  /** Titles by ledger ID of the rules in which the rulesets differ. */
  readonly rules: { readonly [id: string]: string };
}

/** The names of what is played. */
export function namesOf(battles: readonly Battle[], selections: readonly Selection[]): Names {
  const words = selections.map(rulesetWords);
  const called = (army: { readonly id: string; readonly title?: string }): string => army.title?.trim() || army.id;
  return {
    armies: Object.fromEntries(battles.map(({ id, armies: { red, blue } }) => [id, { red: called(red), blue: called(blue) }])),
    rulesets: Object.fromEntries(
      selections.map(({ spec }, i) => {
        const name = words[i] ?? spec;
        return [spec, words.indexOf(name) === words.lastIndexOf(name) ? name : spec];
      }),
    ),
    rules: differing(selections),
  };
}

/** Titles of the rules that are not at work in the same way under all rulesets. */
function differing(selections: readonly Selection[]): Names['rules'] {
  const titles = new Map<string, string>();
  const uses = new Map<string, string[]>();
  for (const selection of selections) {
    for (const { rule, values } of activeRules(selection)) {
      titles.set(rule.id, rule.title);
      uses.set(rule.id, [...(uses.get(rule.id) ?? []), JSON.stringify(values)]);
    }
  }
  const alike = (used: readonly string[]): boolean => used.length === selections.length && new Set(used).size === 1;
  return Object.fromEntries([...titles].filter(([id]) => !alike(uses.get(id) ?? [])).sort(([a], [b]) => (a < b ? -1 : 1)));
}
