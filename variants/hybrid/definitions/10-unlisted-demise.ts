import { superHeavyModel } from '../../classic/heavy/kinds.ts';
import { defineRule, type Roll } from '../family.ts';

const USUAL: Roll = Object.freeze({ dice: 0, sides: 6, plus: 1 });
const OF_SUPER_HEAVIES: Roll = Object.freeze({ dice: 1, sides: 6, plus: 0 });

/** A profile that lists no Deadly Demise has the lowest, and a super-heavy one die. */
export default defineRule({
  id: 'HYB-DEF-10',
  title: 'Deadly Demise when the profile has none',
  source: 'Vehicle, Vehicle Damage table 7+',
  text: [
    'A vehicle whose profile lists no Deadly Demise has Deadly Demise 1; a super-heavy has Deadly Demise D6.',
    'Ruling: the source assumes every profile lists it; the smallest value is the least intrusive default.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'vehicle',
  patch: () => ({
    wrap: { printedDemise: (next) => (g, vehicle) => next(g, vehicle) ?? (superHeavyModel(g, vehicle) ? OF_SUPER_HEAVIES : USUAL) },
  }),
});
