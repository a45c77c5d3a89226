import { hasBit, keyword } from 'sandtable/rules';
import { ARM, STAT } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

const FUSION = keyword('fusion');
const MELEE_GRENADE = keyword('melee-grenade');
const FUSION_DICE = 2;
const FUSION_AP = 1;

/** Fusion bombs roll two dice against hulls and are AP1 whatever they print. */
export const fusion = defineRule({
  id: 'CAL-WPN-21',
  default: 'on',
  keyword: 'fusion',
  patch: () => ({
    wrap: {
      penetrationDice: (next) => (g, a) => (hasBit(a.weapon.profile.bits, FUSION) ? Math.max(FUSION_DICE, next(g, a)) : next(g, a)),
      apOf: (next) => (g, a) => (hasBit(a.weapon.profile.bits, FUSION) ? FUSION_AP : next(g, a)),
    },
  }),
});

/** A grenade or bomb put to a hull without Weapon Skill hits by itself, though the hull moved. */
export const grenadesOnHulls = defineRule({
  id: 'CAL-WPN-22',
  default: 'on',
  keyword: 'melee-grenade',
  patch: () => ({
    wrap: {
      targetSkill: (next) => (g, a) => {
        const arm = a.weapon.profile;
        const { vehicle, values } = a.target.sheet.models[0].stats;
        if (vehicle === 0 || values[STAT.WS] !== 0 || arm.type !== ARM.grenade || !hasBit(arm.bits, MELEE_GRENADE)) return next(g, a);
        return 0;
      },
    },
  }),
});
