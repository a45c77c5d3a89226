import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const NO_TABLE = keyword('no-relentless-table');

/**
 * A datasheet may withdraw the firing table: its vehicle fires as in the base. (In the base too, all weapons fire at full skill from a
 * standstill.)
 */
export default defineRule({
  id: 'HYB-VEH-13',
  title: 'Shooting when Stationary',
  source: 'Vehicle, Shooting Phase',
  text: [
    'A Stationary vehicle may fire all its weapons at full BS. Vehicles are treated as having the Relentless firing table of the source; a datasheet may withdraw it, and then CLS-VEH-06 applies.',
    'Ruling: "Vehicles with Relentless rule" is read as the rule of every vehicle, since the source prints the table once and gives no other; Relentless does not lift the Heavy weapon limit of HYB-VEH-14.',
  ].join('\n'),
  changes: 'replaces classic base: vehicle shooting by speed (CLS-VEH-06, CLS-VEH-07)',
  default: 'on',
  keyword: 'no-relentless-table',
  patch: () => ({
    wrap: { firesByTable: (next) => (g, model) => !hasBit(g.sheetOf(model).keywordBits, NO_TABLE) && next(g, model) },
  }),
});
