import { integer } from 'sandtable/rules';
import { superHeavyModel } from '../../classic/heavy/kinds.ts';
import { defineRule, type Roll } from '../family.ts';

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
  params: {
    points: integer(1, 0, 12, 'Deadly Demise of a profile that lists none', 'points of damage'),
    dice: integer(1, 0, 6, 'D6 of that of a super-heavy', 'dice'),
  },
  patch: ({ points, dice }) => {
    const usual: Roll = Object.freeze({ dice: 0, sides: 6, plus: points });
    const ofSuperHeavies: Roll = Object.freeze({ dice, sides: 6, plus: 0 });
    return {
      wrap: { printedDemise: (next) => (g, vehicle) => next(g, vehicle) ?? (superHeavyModel(g, vehicle) ? ofSuperHeavies : usual) },
    };
  },
});
