import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { BROKEN } from '../state.ts';

const ONE_USE = keyword('one-use-only');

export default defineRule({
  id: 'CLS-WPN-43',
  title: 'One Use Only',
  source: 'weapons: One Use Only',
  text: 'The weapon can be fired once per battle. A vehicle that has fired it loses it for the purposes of Weapon Destroyed results.',
  default: 'on',
  keyword: 'one-use-only',
  patch: () => ({
    after: {
      weaponFired: (g, a, firer) => {
        if (!hasBit(a.weapon.profile.bits, ONE_USE)) return;
        const carried = g.sheetOf(firer).weapons;
        const list = g.unitOf(firer).sheet.weapons;
        for (let c = 0; c < carried.length; c++) if (list[carried[c]].key === a.weapon.key) g.models.reg[BROKEN][firer] |= 1 << c;
      },
    },
  }),
});
