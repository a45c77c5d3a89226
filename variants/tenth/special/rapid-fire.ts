import { hasBit, keyword } from 'sandtable/rules';
import { modelWithin } from '../distance.ts';
import { defineRule, TRAIT } from '../family.ts';
import { rollAmount } from '../mod.ts';
import { ATTACKS } from '../states.ts';

const RAPID_FIRE = keyword('rapid-fire');

/** More attacks within half range. */
export default defineRule({
  id: 'TEN-WPN-02',
  default: 'on',
  keyword: 'rapid-fire',
  patch: () => ({
    wrap: {
      traitsOf: (next) => (g, u, m, weapon, t) => {
        const profile = u.sheet.weapons[weapon].profile;
        const half = hasBit(profile.bits, RAPID_FIRE) && modelWithin(g, m, t, profile.rangeInches / 2);
        return next(g, u, m, weapon, t) | (half ? TRAIT.half : 0);
      },
      attacksBonus: (next) => (g, a) => {
        const more = (a.traits & TRAIT.half) === 0 ? undefined : a.profile.values['rapid-fire'];
        return next(g, a) + (more === undefined ? 0 : rollAmount(g, a.dice, ATTACKS, more));
      },
    },
  }),
});
