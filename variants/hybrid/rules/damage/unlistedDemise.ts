import { superHeavyModel } from '../../../classic/heavy/kinds.ts';
import { defineRule, type Roll } from '../../family.ts';

const USUAL: Roll = Object.freeze({ dice: 0, sides: 6, plus: 1 });
const OF_SUPER_HEAVIES: Roll = Object.freeze({ dice: 1, sides: 6, plus: 0 });

/** A profile that lists no Deadly Demise has the least of all, and a super-heavy a die. */
export const unlistedDemise = defineRule({
  id: 'HYB-DEF-10',
  default: 'on',
  keyword: 'vehicle',
  patch: () => ({
    wrap: { printedDemise: (next) => (g, vehicle) => next(g, vehicle) ?? (superHeavyModel(g, vehicle) ? OF_SUPER_HEAVIES : USUAL) },
  }),
});
