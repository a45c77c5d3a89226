import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../../family.ts';

const NO_TABLE = keyword('no-relentless-table');

/** A datasheet may withdraw the firing table: its vehicle fires as in the base. That all weapons fire at full skill from a standstill, the base says too. */
export const withdrawnTable = defineRule({
  id: 'HYB-VEH-13',
  default: 'on',
  keyword: 'no-relentless-table',
  patch: () => ({
    wrap: { firesByTable: (next) => (g, model) => !hasBit(g.sheetOf(model).keywordBits, NO_TABLE) && next(g, model) },
  }),
});
