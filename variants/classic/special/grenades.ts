import { within } from 'sandtable/kit';
import { hasBit, inflict, is, keyword, status } from 'sandtable/rules';
import { ARM, defineRule, isMonstrous } from '../family.ts';
import { GONE_TO_GROUND, LOCKED } from '../state.ts';

const ASSAULT = keyword('assault-grenades');
const DEFENSIVE = keyword('defensive-grenades');
const MELEE_GRENADE = keyword('melee-grenade');
const STEALTH_INCHES = 8;
/** Was locked or had gone to ground when it was charged this turn: no grenades thrown. */
const UNREADY = status('CLS-WPN-54/unready', 'turn');

/** Models with assault grenades keep their Initiative after a charge through difficult terrain. */
export const assaultGrenades = defineRule({
  id: 'CLS-WPN-53',
  default: 'on',
  keyword: 'assault-grenades',
  patch: () => ({
    wrap: { strikesLate: (next) => (g, model) => !hasBit(g.sheetOf(model).keywordBits, ASSAULT) && next(g, model) },
  }),
});

/** Chargers get no +1 Attack against them, unless they were locked or gone to ground; Stealth against fire from within 8". */
export const defensiveGrenades = defineRule({
  id: 'CLS-WPN-54',
  default: 'on',
  keyword: 'defensive-grenades',
  patch: () => ({
    before: {
      chargeDeclared: (g, _u, target) => {
        if (is(target, LOCKED) || is(target, GONE_TO_GROUND)) inflict(g, target, UNREADY);
      },
    },
    wrap: {
      chargeBonus: (next) => (g, model, enemy) => (hasBit(enemy.anyBits, DEFENSIVE) && !is(enemy, UNREADY) ? 0 : next(g, model, enemy)),
      coverBonus: (next) => (g, a, model) => {
        const bonus = next(g, a, model);
        const firer = a.nearFirer[model];
        if (a.stray || a.melee || firer < 0 || !hasBit(g.unitOf(model).anyBits, DEFENSIVE)) return bonus;
        return within(g.models, firer, model, STEALTH_INCHES) ? bonus + 1 : bonus;
      },
    },
  }),
});

/** In place of its attacks a model makes one with a grenade against a vehicle or a monster. */
export const grenadesInCombat = defineRule({
  id: 'CLS-WPN-55',
  default: 'on',
  keyword: 'melee-grenade',
  patch: (_p, s) => ({
    wrap: {
      meleeWeaponOf: (next) => (g, model, enemy) => {
        const own = next(g, model, enemy);
        const stats = enemy.sheet.models[0].stats;
        if (enemy.side === g.unitOf(model).side || (stats.vehicle === 0 && !isMonstrous(stats))) return own;
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
