import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { TRAIT } from '../family.ts';
import { numberOfAbility } from '../special-rules/16-duplicates.ts';
import { DAMAGE_ROLL } from '../state.ts';
import { modelWithin } from '../terrain/distance.ts';

const MELTA = keyword('melta');

/** More damage within half range. */
export default defineRule({
  id: 'TEN-WPN-17',
  title: '[MELTA X]',
  source: 'Core rules, weapon abilities',
  text: "If the target is within half the weapon's Range the attack's D is increased by X (an addition modifier, TEN-MOD-02).",
  layer: 'core',
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
