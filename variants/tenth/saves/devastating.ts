import { hasBit } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { DEVASTATING_WOUNDS } from '../special/devastating-wounds.ts';
import { MORTAL_WOUNDS } from '../states.ts';
import { ASIDE, putAside } from './aside.ts';

/** A Critical Wound is put aside until all other attacks of the unit are done, and then allocated. */
export const devastatingLast = defineRule({
  id: 'TEN-WPN-23',
  default: 'on',
  keyword: 'devastating-wounds',
  supersedes: ['TEN-WPN-22'],
  patch: () => ({
    wrap: {
      criticalWound: (next) => (g, a) => {
        if (!hasBit(a.profile.bits, DEVASTATING_WOUNDS)) return next(g, a);
        putAside(g, a, ASIDE.attack);
        return true;
      },
    },
  }),
});

/** Damage is modified before it becomes mortal wounds. */
export const devastatingModified = defineRule({
  id: 'TEN-WPN-24',
  default: 'on',
  keyword: 'devastating-wounds',
  patch: (_p, s) => ({ wrap: { devastatingDamage: () => (g, a, m) => s.damageOf(g, a, m) } }),
});

/** Mortal wounds of one Devastating Wounds attack or Hazardous test hurt the model they are allocated to and no other. */
export const boundWounds = defineRule({
  id: 'TEN-SAVE-08',
  default: 'on',
  keyword: ['devastating-wounds', 'hazardous'],
  patch: (_p, s) => ({
    wrap: {
      boundWounds: () => (g, dice, m, wounds, cause, by, a) => {
        if (wounds > 0) g.log.note(MORTAL_WOUNDS, g.unitOf(m).slot, wounds);
        return s.loseWounds(g, dice, m, wounds, true, cause, by, a);
      },
    },
  }),
});
