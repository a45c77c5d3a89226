import { hasBit, keyword, modelRegister } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const ONE_SHOT = keyword('one-shot');
/** Bits of the weapons that a model has fired. */
const SPENT = modelRegister('one-shot-spent', 'game');

/** Fires once per battle. */
export default defineRule({
  id: 'TEN-WPN-29',
  default: 'on',
  keyword: 'one-shot',
  patch: () => ({
    wrap: {
      mayFire: (next) => (g, u, m, weapon) =>
        !(hasBit(u.sheet.weapons[weapon].profile.bits, ONE_SHOT) && (g.models.reg[SPENT][m] & (1 << weapon)) !== 0) &&
        next(g, u, m, weapon),
    },
    before: {
      afterAttacks: (g, v) => {
        for (let row = 0; row < v.n; row++) {
          if (hasBit(v.attacker.sheet.weapons[v.weapon[row]].profile.bits, ONE_SHOT))
            g.models.reg[SPENT][v.model[row]] |= 1 << v.weapon[row];
        }
      },
    },
  }),
});
