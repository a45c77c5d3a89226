import { type AnyRule, type Params, type Patch, type RuleHeader, rulesFor, type Values, type VoidSeam } from 'sandtable/rules';
import type { Classic } from '../classic/family.ts';
import type { Tables } from '../classic/tables.ts';
import { catalogue } from './catalogue/index.ts';
import type { CalixtusSeams } from './seams.ts';

/** Games, units and weapons are those of the classic base; only the procedures are more (`CalixtusSeams`). */
export type Calixtus = Classic;

/** What a house rule does to procedures, of the base and of the house. */
interface HousePatch extends Pick<Patch<Calixtus>, 'reactions'> {
  readonly replace?: Partial<CalixtusSeams>;
  readonly wrap?: { readonly [K in keyof CalixtusSeams]?: (next: CalixtusSeams[K]) => CalixtusSeams[K] };
  readonly before?: { readonly [K in VoidSeam<CalixtusSeams>]?: CalixtusSeams[K] };
  readonly after?: { readonly [K in VoidSeam<CalixtusSeams>]?: CalixtusSeams[K] };
}

type HouseHeader<P extends Params> = Omit<RuleHeader<Calixtus, Tables, P>, 'patch'> & {
  readonly patch?: (p: Values<P>, s: CalixtusSeams, t: Tables) => HousePatch;
};

const ofBase = rulesFor<Calixtus, Tables>(catalogue);

/** Defines a house rule; what the ledger says of its id need not be repeated. */
export function defineRule<const P extends Params = Record<never, never>>(header: HouseHeader<P>): AnyRule {
  // The compiler hands the procedures of the edition to `patch`, and those of this one are the house's.
  return ofBase.defineRule(header as unknown as RuleHeader<Calixtus, Tables, P>);
}
