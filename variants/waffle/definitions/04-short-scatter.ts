import { EPSILON, rememberedGap } from 'sandtable/kit';
import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** Markers from units less than 6" away scatter by one die, unless the rule that scatters them says how far (WAF-DEF-05). */
export default defineRule({
  id: 'WAF-DEF-04',
  title: 'Short-range scatter uses one die',
  source: 'General Principles, Measuring Distances, Scatter',
  text: [
    'Firing and target units over 6" apart: scatter distance 2D6. Under 6" apart: 1D6. Everything else in WAF-DEF-03 is unchanged, including subtractions such as the firer\'s BS.',
    'Ruling: Measure between the closest pair of models of the two units when the shot is resolved. At exactly 6.0" neither clause applies, so the classic 2D6 is used. Rules that name their own distance (WAF-DEF-05), notably Ordnance, Primary and Barrage blasts, keep 2D6 at any range.',
  ].join('\n'),
  changes: 'classic base: Scatter (always 2D6) (CLS-DEF-06)',
  default: 'on',
  params: {
    dice: integer(1, 1, 3, 'D6 that such a marker scatters', 'dice'),
    nearInches: integer(6, 1, 24, 'the target must be nearer than this for a single die', 'inches'),
  },
  patch: ({ dice, nearInches }, s) => ({
    wrap: {
      // A marker that is aimed at no unit has its attacker as target.
      scatterDice: (next) => (g, a) =>
        a.aimed !== a.attacker && !s.namesScatter(g, a) && rememberedGap(g, a.attacker, a.aimed) < nearInches - EPSILON ? dice : next(g, a),
    },
  }),
});
