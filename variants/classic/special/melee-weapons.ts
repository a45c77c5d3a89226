import { hasBit, keyword } from 'sandtable/rules';
import { ARM, defineRule, isMonstrous, VEHICLE } from '../family.ts';

const SPECIALIST = keyword('specialist-weapon');
const TWO_HANDED = keyword('two-handed');
const UNWIELDY = keyword('unwieldy');

/** The +1 Attack for two weapons needs another Specialist Weapon. */
export const specialistWeapon = defineRule({
  id: 'CLS-WPN-38',
  default: 'on',
  keyword: 'specialist-weapon',
  patch: () => ({
    wrap: {
      secondWeaponBonus: (next) => (g, model, weapon) => {
        if (!hasBit(weapon.profile.bits, SPECIALIST)) return next(g, model, weapon);
        const carried = g.sheetOf(model).weapons;
        const list = g.unitOf(model).sheet.weapons;
        let n = 0;
        for (let c = 0; c < carried.length; c++) if (hasBit(list[carried[c]].profile.bits, SPECIALIST)) n++;
        return n >= 2 ? next(g, model, weapon) : 0;
      },
    },
  }),
});

/** Never the +1 Attack for two weapons. */
export const twoHanded = defineRule({
  id: 'CLS-WPN-39',
  default: 'on',
  keyword: 'two-handed',
  patch: () => ({
    wrap: { secondWeaponBonus: (next) => (g, model, weapon) => (hasBit(weapon.profile.bits, TWO_HANDED) ? 0 : next(g, model, weapon)) },
  }),
});

/** Strikes at Initiative 1; monsters and walkers do not. */
export const unwieldy = defineRule({
  id: 'CLS-WPN-37',
  default: 'on',
  keyword: 'unwieldy',
  patch: (_p, s) => ({
    wrap: {
      fixedInitiative: (next) => (g, model) => {
        const fixed = next(g, model);
        if (fixed !== 0) return fixed;
        const u = g.unitOf(model);
        const index = s.meleeWeaponOf(g, model, u);
        if (index < 0) return 0;
        const arm = u.sheet.weapons[index].profile;
        if (arm.type !== ARM.melee || !hasBit(arm.bits, UNWIELDY)) return 0;
        const stats = g.sheetOf(model).stats;
        const quick = isMonstrous(stats) || (stats.vehicle & VEHICLE.walker) !== 0;
        return !quick && s.initiativeOf(g, model) > 1 ? 1 : 0;
      },
    },
  }),
});
