import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../../family.ts';

const COURAGEOUS = keyword('know-no-fear');

/** Who is Courageous and caught in a Sweeping Advance is neither struck nor driven off: it stays in the combat. */
export const courageousStands = defineRule({
  id: 'WAF-USR-15',
  default: 'on',
  keyword: 'know-no-fear',
  requires: ['WAF-ASSAULT-18'],
  patch: () => ({
    wrap: { standsWhenCaught: (next) => (g, u) => hasBit(u.anyBits, COURAGEOUS) || next(g, u) },
  }),
});

/** Who is Courageous and regroups when charged moves, shoots and charges that turn as usual. */
export const courageousActs = defineRule({
  id: 'WAF-USR-14',
  default: 'on',
  keyword: 'know-no-fear',
  requires: ['WAF-MORALE-07'],
  patch: () => ({
    wrap: { actsAfterRally: (next) => (g, u) => hasBit(u.anyBits, COURAGEOUS) || next(g, u) },
  }),
});
