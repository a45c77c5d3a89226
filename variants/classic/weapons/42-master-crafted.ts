import { keyword, modelRegister } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { weaponHas } from '../special-rules/carried.ts';

const MASTER_CRAFTED = keyword('master-crafted');
const USED = modelRegister('CLS-WPN-42/used', 'phase');

/** The bearer may re-roll one failed To Hit roll per phase. */
export default defineRule({
  id: 'CLS-WPN-42',
  title: 'Master-crafted',
  source: 'weapons: Master-crafted',
  text: 'One failed To Hit roll with it may be re-rolled per phase in which it is used.',
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
