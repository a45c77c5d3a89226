import { TYPE } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

/** Beasts pass every Dangerous terrain test, also where terrain is dangerous to whoever goes there. */
export const beastsInTerrain = defineRule({
  id: 'HYB-UNIT-31',
  default: 'on',
  keyword: 'beast',
  patch: () => ({
    wrap: {
      ignoresDanger: (next) => (g, model) => g.sheetOf(model).stats.type === TYPE.beast || next(g, model),
    },
  }),
});
