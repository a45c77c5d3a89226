import type { Game, ModelId } from 'sandtable/rules';
import { ARM, type Classic, STAT } from '../../../classic/family.ts';
import type { ClassicSeams } from '../../../classic/seams.ts';
import { BARE_HANDS, worthOf } from '../../../classic/strike.ts';
import { defineRule } from '../../family.ts';
import { isLockless } from './hulls.ts';

/** Weapon Skill and Initiative of a vehicle whose profile has none. */
const SKILL = 3;
const INITIATIVE = 1;

/** The Melee weapon of a vehicle without Attacks of its own that promises most, with the Attacks that each lists; -1 for none. */
function bestWeapon(g: Game<Classic>, s: ClassicSeams, vehicle: ModelId): number {
  const carried = g.sheetOf(vehicle).weapons;
  const list = g.unitOf(vehicle).sheet.weapons;
  const strength = s.statOf(g, vehicle, STAT.S);
  let best = -1;
  let most = -1;
  for (let k = 0; k < carried.length; k++) {
    const weapon = list[carried[k]];
    if (weapon.profile.type !== ARM.melee || !s.mayStrikeWith(g, vehicle, weapon)) continue;
    const worth = worthOf(weapon, strength) * weapon.profile.shots;
    if (worth <= most) continue;
    most = worth;
    best = carried[k];
  }
  return best;
}

/** Vehicles strike with Melee weapons, by their own profile or, where that says nothing, by what the weapon lists. */
export const vehiclesStrike = defineRule({
  id: 'HYB-VEH-54',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      attacksWith: (next) => (g, model, weapon) => {
        const { stats } = g.sheetOf(model);
        if (stats.vehicle === 0) return next(g, model, weapon);
        // Only those that fight hand to hand have fists.
        if (weapon === BARE_HANDS) return isLockless(stats) ? 0 : next(g, model, weapon);
        const own = next(g, model, weapon);
        return own > 0 ? own : weapon.profile.shots;
      },
      meleeWeaponOf: (next) => (g, model, enemy) => {
        if (g.sheetOf(model).stats.vehicle === 0 || s.statOf(g, model, STAT.A) > 0) return next(g, model, enemy);
        return bestWeapon(g, s, model);
      },
      strikingSkill: (next) => (g, a) => {
        const skill = next(g, a);
        return skill === 0 && g.sheetOf(a.bearer).stats.vehicle !== 0 ? SKILL : skill;
      },
      initiativeOf: (next) => (g, model) => {
        const step = next(g, model);
        if (step > 0 || g.sheetOf(model).stats.vehicle === 0) return step;
        return s.meleeWeaponOf(g, model, g.unitOf(model)) >= 0 ? INITIATIVE : 0;
      },
    },
  }),
});
