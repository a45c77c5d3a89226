import type { AnyRule } from '../rules/index.ts';
import { activeRules, type Selection } from './select.ts';

/**
 * Rules in force of which whoever wrote the edition knows nothing, and that do not say that models are alike to them: what their code reads of the
 * table nobody has said, such as where models stand, or which of several like ones it is. Levers are none: a number is all that they put in.
 */
export function strangersOf(selection: Selection): readonly AnyRule[] {
  const { variant, outside } = selection;
  const own = new Set(variant.rules);
  return activeRules(selection)
    .filter(({ lever }) => lever === undefined)
    .map(({ rule }) => rule)
    .filter((rule) => rule.modelsAlike !== true && (!own.has(rule) || (outside?.edition === null && outside.rules.has(rule.id))));
}
