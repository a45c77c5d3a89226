import type { AnyRule, Procedures } from '../rules/index.ts';
import { didYouMean } from '../scenario/nearest.ts';
import { RuleError, shown } from './border.ts';

const FIELDS = ['replace', 'wrap', 'before', 'after', 'reactions'];

/**
 * Looks at what code from outside does to the procedures, before any of it runs in play.
 * @throws RuleError for what is no patch, does nothing, or would be in the way of an answer
 */
export function checkPatch(whose: string, { params, tables, sequence }: AnyRule, patch: unknown, procedures: Procedures | undefined): void {
  const refuse = (what: string): never => {
    throw new RuleError(`${whose}: ${what}`);
  };
  if (patch === undefined && (tables !== undefined || sequence !== undefined)) return;
  if (typeof patch !== 'object' || patch === null || 'then' in patch)
    return refuse(`its patch returns ${shown(patch)}, expected an object with ${FIELDS.join(', ')}`);
  for (const [field, given] of Object.entries(patch)) {
    if (!FIELDS.includes(field)) refuse(`a patch has no field "${field}"${didYouMean(field, FIELDS)}`);
    if (given === undefined || field === 'reactions') continue;
    for (const [seam, code] of Object.entries(given as object)) {
      if (typeof code !== 'function') refuse(`${field} of ${seam} is ${shown(code)}, expected a function`);
      const signature = procedures?.[seam]?.signature;
      if ((field === 'before' || field === 'after') && signature !== undefined && !signature.endsWith('=> void'))
        refuse(`"${field}" adds to procedures without an answer, and ${seam} has one: use wrap`);
    }
  }
  // Whether there is something may depend on a parameter.
  const empty = Object.values(patch).every((it) => it === undefined || Object.keys(it as object).length === 0);
  if (empty && params === undefined && tables === undefined && sequence === undefined) refuse('does nothing: its patch is empty');
}

/** What code from outside makes of tables. @throws RuleError for tables that are none, or have a part that the edition knows nothing of */
export function checkTables(whose: string, before: unknown, after: unknown): void {
  if (typeof after !== 'object' || after === null || 'then' in after)
    throw new RuleError(`${whose}: its tables are ${shown(after)}, expected all tables of the edition, with changes`);
  const known = Object.keys(before as object);
  const strange = Object.keys(after).find((it) => !known.includes(it));
  if (strange !== undefined) throw new RuleError(`${whose}: the edition has no table "${strange}"${didYouMean(strange, known)}`);
}
