import { hasBit, keyword } from 'sandtable/rules';
import { ARM, type ClassicArm } from '../../../classic/family.ts';
import { lookInches } from '../../../classic/look.ts';
import { defineRule } from '../../family.ts';

const RAPID_FIRE = keyword('rapid-fire');
/** Half a range measured in 1/256 inch steps. */
const SLACK = 1 / 512;

const heavyRapidFire = (arm: ClassicArm): boolean => arm.type === ARM.heavy && hasBit(arm.bits, RAPID_FIRE);

/** A Heavy weapon with the rule `rapid-fire` doubles its shots within half range; after a move it snaps as all Heavy ones do. */
export const heavyAndRapid = defineRule({
  id: 'WAF-WPN-05',
  default: 'on',
  keyword: 'rapid-fire',
  patch: (_p, s) => ({
    wrap: {
      shotsOf: (next) => (g, a, firer) => {
        const shots = next(g, a, firer);
        const arm = a.weapon.profile;
        return heavyRapidFire(arm) &&
          s.measuredInches(g, a, lookInches(g, firer, a.aimed)) <= arm.rangeInches / 2 + arm.muzzleInches + SLACK
          ? 2 * shots
          : shots;
      },
      worthAt: (next) => (g, u, weapon, target, inches, worth) => {
        const arm = u.sheet.weapons[weapon].profile;
        return next(g, u, weapon, target, inches, heavyRapidFire(arm) && inches <= arm.rangeInches / 2 ? 2 * worth : worth);
      },
    },
  }),
});
