import type { AnyRule, Family, Patch, Procedures } from '../rules/index.ts';
import type { Selected, Selection } from './select.ts';

const ROUND = ['before', 'after'] as const;
const WITHIN = ['replace', 'wrap'] as const;

/**
 * Whether a rule in force that whoever wrote the edition knows nothing of does something of its own accord in play: in a procedure without an answer,
 * as a reaction or by another order of play. What it reads of the table nobody has said.
 */
export function strangersAct(
  { variant, outside }: Selection,
  patches: readonly { readonly selected: Selected; readonly patch: Patch<Family> | undefined }[],
): boolean {
  const own = new Set(variant.rules);
  const isStranger = (rule: AnyRule): boolean => !own.has(rule) || (outside?.edition === null && outside.rules.has(rule.id));
  return patches.some(
    ({ selected: { rule }, patch }) => isStranger(rule) && (rule.sequence !== undefined || acts(patch, variant.edition.procedures)),
  );
}

function acts(patch: Patch<Family> | undefined, procedures: Procedures | undefined): boolean {
  if (patch === undefined) return false;
  const isDeed = (seam: string): boolean => procedures?.[seam]?.signature.endsWith('=> void') !== false;
  return (
    (patch.reactions?.length ?? 0) > 0 ||
    ROUND.some((place) => Object.keys(patch[place] ?? {}).length > 0) ||
    WITHIN.some((place) => Object.keys(patch[place] ?? {}).some(isDeed))
  );
}
