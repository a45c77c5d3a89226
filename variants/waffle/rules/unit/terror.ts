import { isGargantuan } from '../../../classic/heavy/kinds.ts';
import { defineRule } from '../../family.ts';

/** Gargantuans cause Terror; what else they have is the base's. */
export const gargantuanTerror = defineRule({
  id: 'WAF-UNIT-08',
  default: 'on',
  keyword: ['gargantuan', 'flying-gargantuan'],
  requires: ['WAF-USR-20'],
  patch: () => ({
    wrap: { causesTerror: (next) => (g, model) => isGargantuan(g.sheetOf(model).stats) || next(g, model) },
  }),
});
