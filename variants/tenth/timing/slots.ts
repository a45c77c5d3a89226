import type { Ability } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';
import { type Timed, timedAbility } from './ability.ts';
import { SLOTS } from './when.ts';

/**
 * Abilities that do one thing at several moments, a keyword each: `family('heals', ['at-your-shooting-end'], ...)` makes
 * `heals-at-your-shooting-end`. `text` follows the words for the moment.
 */
export function family(
  verb: string,
  suffixes: readonly string[],
  text: string,
  does: Omit<Timed, 'keyword' | 'text' | 'at' | 'whose'>,
): Ability<Modern, Tables>[] {
  return suffixes.map((suffix) => {
    const slot = SLOTS.get(suffix);
    if (slot === undefined) throw new TypeError(`no moment is called "${suffix}"; there are ${[...SLOTS.keys()].join(', ')}`);
    return timedAbility({ ...does, keyword: `${verb}-${suffix}`, text: `${slot.words}, ${text}`, at: slot.at, whose: slot.whose });
  });
}
