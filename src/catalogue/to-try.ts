import type { Selection } from '../compile/select.ts';
import type { Param } from '../rules/index.ts';
import { aroundRule } from './around-rule.ts';
import type { RuleLine } from './rule-list.ts';
import { settingOfParam } from './switches.ts';

/** Two rulesets that show what an entry does; the first is the baseline. */
export interface ToTry {
  readonly rulesets: readonly [string, string];
  /** Whether the second has the entry and the first has not, or both have it with different numbers. */
  readonly by: 'rule' | 'number';
}

/**
 * What to play to see what an entry does: without it and with it, or for one that cannot be switched as it is and with another number. Null for one
 * of which nothing can be changed.
 *
 * @param selection one without switches
 */
export function toTry(selection: Selection, { id, params }: Pick<RuleLine, 'id' | 'params'>): ToTry | null {
  const selected = selection.rules.find(({ rule }) => rule.id === id);
  if (selected !== undefined && !selected.rule.fixed) {
    const { without, with: withIt } = aroundRule(selection, id);
    return { rulesets: [without, withIt], by: 'rule' };
  }
  const [first] = Object.entries(params);
  if (first === undefined) return null;
  const [name, param] = first;
  return { rulesets: [selection.spec, settingOfParam(selection, id, name, param as Param)], by: 'number' };
}
