import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../../family.ts';

const SLOW_AND_PURPOSEFUL = keyword('slow-and-purposeful');

/** A unit with such a model makes no reaction, to shooting or to a charge. */
export const slowToReact = defineRule({
  id: 'WAF-USR-29',
  default: 'on',
  keyword: 'slow-and-purposeful',
  patch: () => ({
    wrap: { barsReactions: (next) => (g, u) => hasBit(u.anyBits, SLOW_AND_PURPOSEFUL) || next(g, u) },
  }),
});
