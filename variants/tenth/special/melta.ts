import { hasBit, keyword } from 'sandtable/rules';
import { modelWithin } from '../distance.ts';
import { defineRule, TRAIT } from '../family.ts';
import { numberOfAbility } from '../modifiers/instances.ts';
import { DAMAGE_ROLL } from '../states.ts';

const MELTA = keyword('melta');

/** More damage within half range. */
export default defineRule({
  id: 'TEN-WPN-17',
  default: 'on',
  keyword: 'melta',
  patch: (_p, s) => ({
    wrap: {
      traitsOf: (next) => (g, u, m, weapon, t) => {
        const profile = u.sheet.weapons[weapon].profile;
        const half = hasBit(profile.bits, MELTA) && modelWithin(g, m, t, s.rangeOf(g, u, m, weapon) / 2);
        return next(g, u, m, weapon, t) | (half ? TRAIT.half : 0);
      },
      damageModifier: (next) => (g, a, m) =>
        next(g, a, m) + ((a.traits & TRAIT.half) === 0 ? 0 : numberOfAbility(g, s, a, 'melta', DAMAGE_ROLL)),
    },
  }),
});
