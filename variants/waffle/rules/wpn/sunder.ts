import { keyword } from 'sandtable/rules';
import { weaponHas } from '../../../classic/special/carried.ts';
import { defineRule } from '../../family.ts';

const SUNDER = keyword('sunder');

/** Failed rolls to penetrate are made again whatever is hit; glances are kept. */
export const sunder = defineRule({
  id: 'WAF-WPN-30',
  default: 'on',
  keyword: 'sunder',
  patch: () => ({
    wrap: { rerollsPenetration: (next) => (g, a) => weaponHas(a, SUNDER) || next(g, a) },
  }),
});
