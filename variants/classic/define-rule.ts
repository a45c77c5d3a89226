import {
  type AnyRule,
  type EntryHeader,
  type LedgerEntry,
  type Params,
  type Patch,
  type RuleHeader,
  rulesFor,
  type Values,
  type VoidSeam,
} from 'sandtable/rules';
import type { Classic } from './family.ts';
import type { ClassicSeams } from './hub.ts';
import type { Tables } from './tables.ts';

/** How a house rule patches procedures of the base and of its own edition. */
export interface HousePatch<S extends ClassicSeams> extends Pick<Patch<Classic>, 'reactions'> {
  readonly replace?: Partial<S>;
  readonly wrap?: { readonly [K in keyof S]?: (next: S[K]) => S[K] };
  readonly before?: { readonly [K in VoidSeam<S>]?: S[K] };
  readonly after?: { readonly [K in VoidSeam<S>]?: S[K] };
}

type HouseEntry<S extends ClassicSeams, P extends Params> = Omit<EntryHeader<Classic, Tables, P>, 'patch'> & {
  readonly patch?: (p: Values<P>, s: S, t: Tables) => HousePatch<S>;
};

export type HouseHeader<S extends ClassicSeams, P extends Params> = Omit<RuleHeader<Classic, Tables, P>, 'patch'> & {
  readonly patch?: (p: Values<P>, s: S, t: Tables) => HousePatch<S>;
};

/** `defineRule` for an edition on this base that adds procedures. */
export function houseRulesFor<S extends ClassicSeams>() {
  const ofBase = rulesFor<Classic, Tables>();
  return {
    defineRule: <const P extends Params = Record<never, never>>(header: HouseHeader<S, P>): AnyRule =>
      // The compiler passes `patch` the edition's procedures, which here include the house's own.
      ofBase.defineRule(header as unknown as RuleHeader<Classic, Tables, P>),
    defineEntry: <const P extends Params>(header: HouseEntry<S, P>): LedgerEntry =>
      ofBase.defineEntry(header as unknown as EntryHeader<Classic, Tables, P>),
  };
}

export const { defineRule, defineEntry } = rulesFor<Classic, Tables>();
