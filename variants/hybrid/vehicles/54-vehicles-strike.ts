import { type Game, integer, type ModelId } from 'sandtable/rules';
import { BARE_HANDS, worthOf } from '../../classic/assault/strike.ts';
import { ARM, type Classic, STAT } from '../../classic/family.ts';
import type { ClassicSeams } from '../../classic/hub.ts';
import { isLockless } from '../assault/hulls.ts';
import { defineRule } from '../family.ts';

/** The most promising Melee weapon of a vehicle without Attacks of its own, with the Attacks that each lists; -1 for none. */
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

/** Vehicles strike with Melee weapons, by their own profile or, where it says nothing, by the weapon's line. */
export default defineRule({
  id: 'HYB-VEH-54',
  title: 'Vehicles fight with Melee weapons',
  source: 'Vehicle, Fighting the Assault',
  text: [
    "A vehicle in contact with enemies strikes in the Fight sub-phase with its Melee weapons: WS, I and A from its profile or weapon (WS3, I1, A as the weapon lists, default 1), the weapon's S, AP, D. A vehicle without one does not strike.",
    'Ruling: profiles without WS, I or A cannot be left blank; the defaults are the weakest useful values.',
  ].join('\n'),
  changes: 'amends classic base: vehicles without weapons for it do not strike (CLS-VEH-31)',
  default: 'on',
  keyword: 'vehicle',
  params: {
    skill: integer(3, 1, 10, 'Weapon Skill of a profile without one', 'Weapon Skill'),
    initiative: integer(1, 1, 10, 'Initiative of a profile without one', 'Initiative'),
  },
  patch: ({ skill, initiative }, s) => ({
    wrap: {
      attacksWith: (next) => (g, model, weapon) => {
        const { stats } = g.sheetOf(model);
        if (stats.vehicle === 0) return next(g, model, weapon);
        // Only models that fight hand to hand have fists.
        if (weapon === BARE_HANDS) return isLockless(stats) ? 0 : next(g, model, weapon);
        const own = next(g, model, weapon);
        return own > 0 ? own : weapon.profile.shots;
      },
      meleeWeaponOf: (next) => (g, model, enemy) => {
        if (g.sheetOf(model).stats.vehicle === 0 || s.statOf(g, model, STAT.A) > 0) return next(g, model, enemy);
        return bestWeapon(g, s, model);
      },
      strikingSkill: (next) => (g, a) => {
        const own = next(g, a);
        return own === 0 && g.sheetOf(a.bearer).stats.vehicle !== 0 ? skill : own;
      },
      initiativeOf: (next) => (g, model) => {
        const step = next(g, model);
        if (step > 0 || g.sheetOf(model).stats.vehicle === 0) return step;
        return s.meleeWeaponOf(g, model, g.unitOf(model)) >= 0 ? initiative : 0;
      },
    },
  }),
});
