import { EPSILON, rememberedGap } from 'sandtable/kit';
import { integer } from 'sandtable/rules';
import { defineRule } from '../../family.ts';

/** From units less than 6" apart a marker scatters by one die, unless the rule that scatters it says how far (WAF-DEF-05). */
export const shortScatter = defineRule({
  id: 'WAF-DEF-04',
  default: 'on',
  params: { nearInches: integer(6, 1, 24, 'how near a target has to be, less than this, for one die') },
  patch: ({ nearInches }, s) => ({
    wrap: {
      // What is aimed at no unit has its attacker for a target.
      scatterDice: (next) => (g, a) =>
        a.aimed !== a.attacker && !s.namesScatter(g, a) && rememberedGap(g, a.attacker, a.aimed) < nearInches - EPSILON ? 1 : next(g, a),
    },
  }),
});
