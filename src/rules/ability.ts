import type { Family } from './family.ts';
import type { Patch } from './rule.ts';

/**
 * The effect of an ability printed on datasheets. It is no ledger entry and has no switch: to do without it, take it off
 * the datasheet. It is compiled in only if a unit of the match carries one of its keywords, inside every rule, so that
 * rules about abilities can wrap it.
 */
export interface Ability<F extends Family, T> {
  readonly keyword: string | readonly string[];
  /** A sentence for authors of datasheets. `X` is the keyword's value. */
  readonly text: string;
  readonly patch: (s: F['seams'], t: T) => Omit<Patch<F>, 'replace'>;
}

/** An ability with its type arguments erased, as editions and the compiler keep it. */
export type AnyAbility = Ability<Family, unknown>;
