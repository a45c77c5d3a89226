import { hasBit, integer, keyword } from 'sandtable/rules';
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
  params: { rangePercent: integer(50, 1, 100, 'share of the range up to which the weapon has more damage', 'percent of the range') },
  patch: ({ rangePercent }, s) => {
    const part = rangePercent / 100;
    return {
      wrap: {
        traitsOf: (next) => (g, u, m, weapon, t) => {
          const profile = u.sheet.weapons[weapon].profile;
          const half = hasBit(profile.bits, MELTA) && modelWithin(g, m, t, s.rangeOf(g, u, m, weapon) * part);
          return next(g, u, m, weapon, t) | (half ? TRAIT.half : 0);
        },
        damageModifier: (next) => (g, a, m) =>
          next(g, a, m) + ((a.traits & TRAIT.half) === 0 ? 0 : numberOfAbility(g, s, a, 'melta', DAMAGE_ROLL)),
      },
    };
  },
});
