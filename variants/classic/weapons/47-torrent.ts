import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const TORRENT = keyword('torrent');

/** The narrow end of the template may be placed up to 12" away. */
export default defineRule({
  id: 'CLS-WPN-47',
  title: 'Torrent',
  source: 'weapons: Torrent',
  text: 'A template weapon with Torrent places the narrow end within 12" of the weapon (or the listed range), the wide end no closer to the firer than the narrow end.',
  default: 'on',
  keyword: 'torrent',
  params: {
    inches: integer(12, 0, 48, 'How far from the firer the narrow end may lie', 'inches'),
  },
  patch: ({ inches }) => ({
    wrap: {
      reachInches: (next) => (g, u) => {
        let reach = next(g, u);
        const weapons = u.sheet.weapons;
        for (let w = 0; w < weapons.length && reach > 0; w++) {
          const arm = weapons[w].profile;
          if (hasBit(arm.bits, TORRENT)) reach = Math.max(reach, arm.templateInches + (arm.ruleValues['torrent'] ?? inches));
        }
        return reach;
      },
      templateThrow: (next) => (g, a, model, weapon) =>
        hasBit(weapon.profile.bits, TORRENT) ? (weapon.profile.ruleValues['torrent'] ?? inches) : next(g, a, model, weapon),
    },
  }),
});
