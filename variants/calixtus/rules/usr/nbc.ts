import { hasBit, keyword } from 'sandtable/rules';
import { NEVER, STAT } from '../../../classic/family.ts';
import { weaponHas } from '../../../classic/special/carried.ts';
import { defineRule } from '../../family.ts';

const NBC = keyword('nbc');
const SHIELDED = keyword('hostile-environment-shielding');
const BEST_SAVE = 2;

/** Shielded armour saves on its printed value against gas, radiation and disease, whatever their AP. */
export const shielding = defineRule({
  id: 'CAL-USR-03',
  default: 'on',
  keyword: 'nbc',
  patch: (_p, s) => ({
    wrap: {
      armourOn: (next) => (g, a, model) =>
        weaponHas(a, NBC) && hasBit(g.sheetOf(model).keywordBits, SHIELDED)
          ? Math.max(BEST_SAVE, s.statOf(g, model, STAT.Sv))
          : next(g, a, model),
    },
  }),
});

/** Armour that is not shielded does not help against them. */
export const noShielding = defineRule({
  id: 'CAL-USR-04',
  default: 'on',
  keyword: 'nbc',
  patch: () => ({
    wrap: {
      armourOn: (next) => (g, a, model) =>
        weaponHas(a, NBC) && !hasBit(g.sheetOf(model).keywordBits, SHIELDED) ? NEVER : next(g, a, model),
    },
  }),
});
