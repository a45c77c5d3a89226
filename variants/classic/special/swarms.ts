import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const SWARMS = keyword('swarms');

/** Unsaved wounds from blasts and templates count twice. */
export const swarms = defineRule({
  id: 'CLS-USR-39',
  default: 'on',
  keyword: 'swarms',
  patch: () => ({
    wrap: {
      damageOf: (next) => (g, a, model) => {
        const lost = next(g, a, model);
        const arm = a.weapon.profile;
        return (arm.blastInches > 0 || arm.templateInches > 0) && hasBit(g.sheetOf(model).keywordBits, SWARMS) ? 2 * lost : lost;
      },
    },
  }),
});
