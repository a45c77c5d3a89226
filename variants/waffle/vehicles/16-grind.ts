import { integer, purpose } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { grindOf } from './shock-arms.ts';

const AP = purpose('shock-ap');

/** Grinding hits: S5, and a die for the AP. */
export default defineRule({
  id: 'WAF-VEH-16',
  title: 'Tank Shock: Grind profile',
  source: 'Vehicles, Tanks, Tank Shock, paragraph 1',
  text: ['Grinding hits are S5 with an AP equal to a D6 roll.', 'Ruling: One AP roll for each enemy unit struck.'].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'tank',
  params: { strength: integer(5, 1, 10, 'Strength of grinding hits', 'Strength') },
  patch: ({ strength }, s) => {
    const grind = grindOf(strength);
    return {
      wrap: {
        shockProfile: (next) => (g, tank, frame) => {
          const other = next(g, tank, frame);
          return other === null || s.grinds(g, tank) ? grind[g.dice.d6(frame, AP) - 1] : other;
        },
      },
    };
  },
});
