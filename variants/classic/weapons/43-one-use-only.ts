import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { BROKEN } from '../state.ts';
import { spentWith } from './modes.ts';

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
        if (hasBit(a.weapon.profile.bits, ONE_USE)) g.models.reg[BROKEN][firer] |= spentWith(g, firer, a.weapon, ONE_USE);
      },
    },
  }),
});
