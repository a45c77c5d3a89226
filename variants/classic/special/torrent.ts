import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const TORRENT = keyword('torrent');
const TORRENT_INCHES = 12;

/** The narrow end of the template lies up to 12" away. */
export const torrent = defineRule({
  id: 'CLS-WPN-47',
  default: 'on',
  keyword: 'torrent',
  patch: () => ({
    wrap: {
      templateThrow: (next) => (g, a, model, weapon) =>
        hasBit(weapon.profile.bits, TORRENT) ? (weapon.profile.ruleValues['torrent'] ?? TORRENT_INCHES) : next(g, a, model, weapon),
    },
  }),
});
