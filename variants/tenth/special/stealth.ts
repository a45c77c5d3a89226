import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const STEALTH = keyword('stealth');

/** -1 to hit in shooting at a unit all of whose models have it. */
export default defineRule({
  id: 'TEN-USR-05',
  default: 'on',
  keyword: 'stealth',
  patch: () => ({
    wrap: { hitPenalty: (next) => (g, a) => next(g, a) + (!a.melee && hasBit(a.target.allBits, STEALTH) ? 1 : 0) },
  }),
});
