import type { AnyRule, Family, Patch } from '../rules/index.ts';
import type { Selected, Selection } from './select.ts';

/**
 * Whether code plays that whoever wrote the edition knows nothing of: a rule in force that is not the edition's own, and does more than change
 * numbers of tables. What it reads of the table nobody has said: where models stand, for instance, or which of several like ones it is.
 */
export function strangersPlay(
  { variant, outside }: Selection,
  patches: readonly { readonly selected: Selected; readonly patch: Patch<Family> | undefined }[],
): boolean {
  const own = new Set(variant.rules);
  const isStranger = (rule: AnyRule): boolean => !own.has(rule) || (outside?.edition === null && outside.rules.has(rule.id));
  return patches.some(({ selected: { rule }, patch }) => isStranger(rule) && (rule.sequence !== undefined || doesSomething(patch)));
}

const doesSomething = (patch: Patch<Family> | undefined): boolean =>
  patch !== undefined && Object.values(patch).some((part) => Object.keys(part).length > 0);
