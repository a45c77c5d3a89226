import type { Bonus, Count, Game, SideId, Unit } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Stratagem } from './stratagem.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** What Stratagems cost, how often they can be used, and on whom. */
export interface StratagemSeams {
  /** Command points that a Stratagem costs now, aimed at a unit and perhaps at a second one. */
  stratagemCost: (g: G, side: SideId, what: Stratagem, unit: U | null, second: U | null) => Count;
  /** Command points that abilities of its targets take off a cost. */
  stratagemDiscount: (g: G, unit: U | null, second: U | null) => Bonus;
  /** What a Stratagem costs before discounts. */
  stratagemPrice: (g: G, what: Stratagem) => Count;
  /** What a discount given earlier in the phase still takes off. */
  heldDiscount: (g: G, side: SideId, what: Stratagem) => Bonus;
  /** Whether a unit can be the target of a Stratagem that has been used already. A yes or no to tune. */
  mayRepeat: (g: G, unit: U | null) => boolean;
  /** Whether a use on a unit counts for how often a Stratagem can be used. */
  countsAsUse: (g: G, unit: U | null) => boolean;
  /** Whether a unit may fire Overwatch at another, the cost aside. */
  mayOverwatch: (g: G, u: U, t: U) => boolean;
}

const DISCOUNT = keyword('stratagem-discount');
const EXEMPT = keyword('stratagem-exempt');
/** Keywords of units that change what Stratagems cost them, and how often they can be their target. */
export const stratagemAbilities = ['stratagem-discount', 'stratagem-exempt'] as const;

/** Sum of the discounts that the living models of a unit give. */
export function discountOf(g: G, u: U | null): number {
  if (u === null || !hasBit(u.anyBits, DISCOUNT)) return 0;
  let sum = 0;
  for (let m = u.first; m < u.first + u.size; m++) {
    const sheet = g.sheetOf(m);
    if (g.models.alive[m] !== 0 && hasBit(sheet.keywordBits, DISCOUNT)) sum += sheet.values['stratagem-discount'] ?? 1;
  }
  return sum;
}

export function stratagemSeams(s: StratagemSeams): StratagemSeams {
  return {
    stratagemCost: (g, side, what, unit, second) => {
      const discount = s.stratagemDiscount(g, unit, second);
      const held = s.heldDiscount(g, side, what);
      return s.stratagemPrice(g, what) - (discount > held ? discount : held);
    },
    stratagemDiscount: (g, unit, second) => (second === null ? discountOf(g, unit) : 0),
    stratagemPrice: (_g, what) => what.cost,
    heldDiscount: (g, side, what) => g.sideReg[side][what.discount],
    mayRepeat: (_g, unit) => unit !== null && hasBit(unit.anyBits, EXEMPT),
    countsAsUse: (g, unit) => !s.mayRepeat(g, unit),
    mayOverwatch: () => true,
  };
}
