import { hasBit } from 'sandtable/rules';
import { NEVER } from '../../classic/family.ts';
import { weaponHas } from '../../classic/special-rules/carried.ts';
import { defineRule } from '../family.ts';
import { NBC, SHIELDED } from './nbc.ts';

/** Armour that is not shielded does not help against gas, radiation and disease. */
export default defineRule({
  id: 'CAL-USR-04',
  title: 'No shielding, no save',
  source: 'Universal Special Rules',
  text: [
    'A model whose armour lacks Hostile Environment Shielding gets no armour save against NBC attacks.',
    'Ruling: only armour saves are barred; invulnerable saves and cover dice remain.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'nbc',
  patch: () => ({
    wrap: {
      armourOn: (next) => (g, a, model) =>
        weaponHas(a, NBC) && !hasBit(g.sheetOf(model).keywordBits, SHIELDED) ? NEVER : next(g, a, model),
    },
  }),
});
