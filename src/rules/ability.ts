import type { Family } from './family.ts';
import type { Patch } from './rule.ts';

/**
 * What an ability printed on datasheets does. It is no entry of a ledger and has no switch: who does not want it takes it off
 * the datasheet. It is compiled in only where a unit of the match carries one of its keywords, inside every rule, so that
 * rules about abilities can stand round it.
 */
export interface Ability<F extends Family, T> {
  readonly keyword: string | readonly string[];
  /** In a sentence, for those who write datasheets. `X` is the keyword's value. */
  readonly text: string;
  readonly patch: (s: F['seams'], t: T) => Omit<Patch<F>, 'replace'>;
}

/** An ability whose type arguments are forgotten, as editions and the compiler keep it. */
export type AnyAbility = Ability<Family, unknown>;
