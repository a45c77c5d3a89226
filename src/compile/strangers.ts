import type { AnyRule } from '../rules/index.ts';
import { activeRules, type Selection } from './select.ts';

/**
 * Rules in force of which whoever wrote the edition knows nothing, and that do not say that they are memoryless: what their code reads nobody has said,
 * such as where models stand, or how many hits there have been. Levers are none: a number is all that they put in.
 */
export function strangersOf(selection: Selection): readonly AnyRule[] {
  const { variant, outside } = selection;
  const own = new Set(variant.rules);
  return activeRules(selection)
    .filter(({ lever }) => lever === undefined)
    .map(({ rule }) => rule)
    .filter((rule) => rule.memoryless !== true && (!own.has(rule) || (outside?.edition === null && outside.rules.has(rule.id))));
}
