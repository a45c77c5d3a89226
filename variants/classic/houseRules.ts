import {
  type AnyRule,
  type LedgerEntry,
  type Params,
  type Patch,
  type RuleHeader,
  rulesFor,
  type Values,
  type VoidSeam,
} from 'sandtable/rules';
import type { Classic, ClassicSeams } from './family.ts';
import type { Tables } from './tables.ts';

/** What a house rule does to procedures, of the base and of the house. */
export interface HousePatch<S extends ClassicSeams> extends Pick<Patch<Classic>, 'reactions'> {
  readonly replace?: Partial<S>;
  readonly wrap?: { readonly [K in keyof S]?: (next: S[K]) => S[K] };
  readonly before?: { readonly [K in VoidSeam<S>]?: S[K] };
  readonly after?: { readonly [K in VoidSeam<S>]?: S[K] };
}

export type HouseHeader<S extends ClassicSeams, P extends Params> = Omit<RuleHeader<Classic, Tables, P>, 'patch'> & {
  readonly patch?: (p: Values<P>, s: S, t: Tables) => HousePatch<S>;
};

/** `defineRule` of an edition on this base that has more procedures: what its ledger says of an id need not be repeated. */
export function houseRulesFor<S extends ClassicSeams>(catalogue: readonly LedgerEntry[]) {
  const ofBase = rulesFor<Classic, Tables>(catalogue);
  return {
    defineRule: <const P extends Params = Record<never, never>>(header: HouseHeader<S, P>): AnyRule =>
      // The compiler hands the procedures of the edition to `patch`, and those of this one are the house's.
      ofBase.defineRule(header as unknown as RuleHeader<Classic, Tables, P>),
  };
}
