import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { BROKEN } from '../state.ts';

const SECONDARY = keyword('combined-secondary');

/** The secondary profile of a combined weapon, listed as a weapon of its own, is fired once in a battle. */
export const combinedWeapons = defineRule({
  id: 'CLS-WPN-56',
  default: 'on',
  keyword: 'combined-secondary',
  patch: () => ({
    after: {
      weaponFired: (g, a, firer) => {
        if (!hasBit(a.weapon.profile.bits, SECONDARY)) return;
        const carried = g.sheetOf(firer).weapons;
        const list = g.unitOf(firer).sheet.weapons;
        for (let c = 0; c < carried.length; c++) if (list[carried[c]].key === a.weapon.key) g.models.reg[BROKEN][firer] |= 1 << c;
      },
    },
  }),
});
