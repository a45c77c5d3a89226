import { keyword, modelRegister } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { weaponHas } from './carried.ts';

const MASTER_CRAFTED = keyword('master-crafted');
const USED = modelRegister('CLS-WPN-42/used', 'phase');

/** One failed To Hit roll of the bearer is made again in a phase. */
export const masterCrafted = defineRule({
  id: 'CLS-WPN-42',
  default: 'on',
  keyword: 'master-crafted',
  patch: (_p, s) => ({
    wrap: {
      rerollHitOn: (next) => (g, a, face) => {
        const on = next(g, a, face);
        if (on < 7 || !weaponHas(a, MASTER_CRAFTED) || g.models.reg[USED][a.bearer] !== 0) return on;
        g.models.reg[USED][a.bearer] = 1;
        return s.hitOn(g, a);
      },
    },
  }),
});
