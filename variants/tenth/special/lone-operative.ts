import { hasBit, keyword } from 'sandtable/rules';
import { modelWithin, unitsWithin } from '../distance.ts';
import { defineRule } from '../family.ts';

const LONE_OPERATIVE = keyword('lone-operative');
const REACH_INCHES = 12;

/** Out of reach of shots from farther than 12 inches; a Leader among others is not alone. */
export default defineRule({
  id: 'TEN-USR-04',
  default: 'on',
  keyword: 'lone-operative',
  patch: () => ({
    wrap: {
      mayTarget: (next) => (g, u, t) => next(g, u, t) && (!hasBit(t.allBits, LONE_OPERATIVE) || unitsWithin(g, u, t, REACH_INCHES)),
      mayFireAt: (next) => (g, u, m, weapon, t) =>
        (!hasBit(t.allBits, LONE_OPERATIVE) || modelWithin(g, m, t, REACH_INCHES)) && next(g, u, m, weapon, t),
    },
  }),
});
