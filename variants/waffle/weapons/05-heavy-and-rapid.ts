import { EPSILON } from 'sandtable/kit';
import { hasBit, integer, keyword } from 'sandtable/rules';
import { ARM, type ClassicArm } from '../../classic/family.ts';
import { lookInches } from '../../classic/sight/look.ts';
import { defineRule } from '../family.ts';

const RAPID_FIRE = keyword('rapid-fire');

const heavyRapidFire = (arm: ClassicArm): boolean => arm.type === ARM.heavy && hasBit(arm.bits, RAPID_FIRE);

/** A Heavy weapon with the rule `rapid-fire` doubles its shots within half range; after a move it snaps as all Heavy ones do. */
export default defineRule({
  id: 'WAF-WPN-05',
  title: 'Heavy Rapid Fire',
  source: 'Weapons, Rapid Fire Weapons, paragraph 2',
  text: [
    'A weapon may be Heavy and Rapid Fire N together. Only the Rapid Fire number is printed and sets its shots; Heavy contributes just the limit on firing after moving.',
    'Ruling: The source says it cannot be fired on the move; since that is how it describes Heavy, the normal Heavy outcome (Snap Shots) applies. N doubles at half range as usual.',
  ].join('\n'),
  changes: 'classic base: Rapid Fire and Heavy weapons (combined) (CLS-WPN-03, CLS-WPN-04)',
  default: 'on',
  keyword: 'rapid-fire',
  params: {
    rangePercent: integer(50, 1, 100, 'share of the range up to which it fires more shots', 'percent of the range'),
    times: integer(2, 1, 4, 'how many times its shots it fires there', 'times'),
  },
  patch: ({ rangePercent, times }, s) => {
    const part = rangePercent / 100;
    return {
      wrap: {
        shotsOf: (next) => (g, a, firer) => {
          const shots = next(g, a, firer);
          const arm = a.weapon.profile;
          return heavyRapidFire(arm) &&
            s.measuredInches(g, a, lookInches(g, firer, a.aimed)) <= arm.rangeInches * part + arm.muzzleInches + EPSILON
            ? times * shots
            : shots;
        },
        worthAt: (next) => (g, u, weapon, target, inches, worth) => {
          const arm = u.sheet.weapons[weapon].profile;
          return next(g, u, weapon, target, inches, heavyRapidFire(arm) && inches <= arm.rangeInches * part ? times * worth : worth);
        },
      },
    };
  },
});
