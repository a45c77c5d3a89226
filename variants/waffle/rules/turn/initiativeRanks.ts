import { STAT } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';
import { highestPrinted } from '../../printed.ts';

/** Units are ranked by Initiative in place of Leadership. */
export const initiativeRanks = defineRule({
  id: 'WAF-TURN-09',
  default: 'off',
  requires: ['WAF-TURN-08'],
  patch: () => ({ wrap: { orderKey: () => (g, u) => highestPrinted(g, u, STAT.I) } }),
});
