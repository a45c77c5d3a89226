import { type AnyRule, type Params, type Patch, type RuleHeader, rulesFor, type Values, type VoidSeam } from 'sandtable/rules';
import type { Classic } from '../classic/family.ts';
import type { Tables } from '../classic/tables.ts';
import { catalogue } from './catalogue/index.ts';
import type { WaffleSeams } from './seams.ts';

/** Games, units and weapons are those of the classic base; only the procedures are more (`WaffleSeams`). */
export type Waffle = Classic;

/** What a house rule does to procedures, of the base and of the house. */
interface HousePatch extends Pick<Patch<Waffle>, 'reactions'> {
  readonly replace?: Partial<WaffleSeams>;
  readonly wrap?: { readonly [K in keyof WaffleSeams]?: (next: WaffleSeams[K]) => WaffleSeams[K] };
  readonly before?: { readonly [K in VoidSeam<WaffleSeams>]?: WaffleSeams[K] };
  readonly after?: { readonly [K in VoidSeam<WaffleSeams>]?: WaffleSeams[K] };
}

type HouseHeader<P extends Params> = Omit<RuleHeader<Waffle, Tables, P>, 'patch'> & {
  readonly patch?: (p: Values<P>, s: WaffleSeams, t: Tables) => HousePatch;
};

const ofBase = rulesFor<Waffle, Tables>(catalogue);

/** Defines a house rule; what the ledger says of its id need not be repeated. */
export function defineRule<const P extends Params = Record<never, never>>(header: HouseHeader<P>): AnyRule {
  // The compiler hands the procedures of the edition to `patch`, and those of this one are the house's.
  return ofBase.defineRule(header as unknown as RuleHeader<Waffle, Tables, P>);
}
