import { CAUSE, hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const DEVASTATING_WOUNDS = keyword('devastating-wounds');

/** A Critical Wound inflicts its damage as mortal wounds at once. */
export default defineRule({
  id: 'TEN-WPN-22',
  default: 'on',
  keyword: 'devastating-wounds',
  patch: (_p, s) => ({
    wrap: {
      criticalWound: (next) => (g, a) => {
        if (!hasBit(a.profile.bits, DEVASTATING_WOUNDS)) return next(g, a);
        const model = s.nextModel(g, a.target, a);
        if (model < 0) return true;
        a.unsaved++;
        const cause = a.melee ? CAUSE.assault : CAUSE.shooting;
        a.damage += s.mortalWounds(g, a.dice, a.target, s.damageOf(g, a, model), cause, a.attacker, a);
        return true;
      },
    },
  }),
});
