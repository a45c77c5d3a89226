import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ARM, isMonstrous } from '../family.ts';

const MELEE_GRENADE = keyword('melee-grenade');

/** A model may make one grenade attack against a vehicle or a monster instead of its attacks. */
export default defineRule({
  id: 'CLS-WPN-55',
  title: 'Grenades against vehicles and monsters',
  source: 'weapons: Grenades against vehicles and monsters',
  text: [
    'In combat each model may, instead of its attacks, make one attack with a grenade usable in melee (krak type S6 AP4; melta bomb S8 AP1 Armourbane, Unwieldy; haywire grenade S2 AP- Haywire) against a vehicle, gun emplacement, building or Monstrous Creature. Normal To Hit rules for the target apply.',
    'Ruling: One attack per model is the printed rule; the later one-grenade-per-unit clarification is left out and only limits throwing.',
  ].join('\n'),
  default: 'on',
  keyword: 'melee-grenade',
  patch: (_p, s) => ({
    wrap: {
      meleeWeaponOf: (next) => (g, model, enemy) => {
        const own = next(g, model, enemy);
        // A building that the enemy is in counts as a vehicle here (CLS-TERRAIN-12).
        if (enemy.side === g.unitOf(model).side || (!s.isVehicle(g, enemy) && !isMonstrous(enemy.sheet.models[0].stats))) return own;
        const carried = g.sheetOf(model).weapons;
        const list = g.unitOf(model).sheet.weapons;
        let best = own;
        let most = own < 0 ? 0 : list[own].profile.strength;
        for (let c = 0; c < carried.length; c++) {
          const arm = list[carried[c]].profile;
          if (arm.type !== ARM.grenade || !hasBit(arm.bits, MELEE_GRENADE) || arm.strength <= most) continue;
          most = arm.strength;
          best = carried[c];
        }
        return best;
      },
      attacksOf: (next) => (g, model, enemy) => {
        const attacks = next(g, model, enemy);
        const index = s.meleeWeaponOf(g, model, enemy);
        return index >= 0 && attacks > 0 && hasBit(g.unitOf(model).sheet.weapons[index].profile.bits, MELEE_GRENADE) ? 1 : attacks;
      },
    },
  }),
});
