import type { Code } from '../compile/instruments.ts';
import { activeRules, type Selection, settle } from '../compile/select.ts';
import type { RuleId } from '../rules/index.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { playOften } from './play-often.ts';

/** How often an attack is played to see whose code runs. */
const LOOKS = 100;

/** Rules with a switch whose code runs in an attack, those first that only keywords or a pack bring in. */
export function acting(example: Example, file: ExampleFile, selection: Selection): RuleId[] {
  const ran = new Set<RuleId>();
  const enter = ({ ids, kind }: Code): void => {
    if (kind !== 'base') for (const id of ids) ran.add(id);
  };
  playOften(example, file, selection, LOOKS, 'who acts', { trace: { enter, leave: () => {} } });
  const rank = ({ pack, rule }: Selection['rules'][number]): number => (pack !== null ? 0 : rule.keyword !== undefined ? 1 : 2);
  return activeRules(selection)
    .filter(({ rule }) => ran.has(rule.id) && rule.fixed !== true)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ rule }) => rule.id);
}

/** The same ruleset without one rule. */
export const without = (selection: Selection, id: RuleId): Selection => ({
  ...selection,
  rules: settle(selection.rules.map((it) => (it.rule.id === id ? { ...it, on: false } : it))),
});
