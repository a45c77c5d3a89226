import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { TRAIT } from '../family.ts';
import { numberOfAbility } from '../special-rules/16-duplicates.ts';
import { ATTACKS } from '../state.ts';
import { modelWithin } from '../terrain/distance.ts';

const RAPID_FIRE = keyword('rapid-fire');

/** More attacks within half range. */
export default defineRule({
  id: 'TEN-WPN-02',
  title: '[RAPID FIRE X]',
  source: 'Core rules, weapon abilities',
  text: "If the target is within half the weapon's Range the weapon's A is increased by X.",
  layer: 'core',
  default: 'on',
  keyword: 'rapid-fire',
  params: { rangePercent: integer(50, 1, 100, 'share of the range up to which the weapon has more attacks', 'percent of the range') },
  patch: ({ rangePercent }, s) => {
    const part = rangePercent / 100;
    return {
      wrap: {
        traitsOf: (next) => (g, u, m, weapon, t) => {
          const profile = u.sheet.weapons[weapon].profile;
          const half = hasBit(profile.bits, RAPID_FIRE) && modelWithin(g, m, t, s.rangeOf(g, u, m, weapon) * part);
          return next(g, u, m, weapon, t) | (half ? TRAIT.half : 0);
        },
        attacksBonus: (next) => (g, a) =>
          next(g, a) + ((a.traits & TRAIT.half) === 0 ? 0 : numberOfAbility(g, s, a, 'rapid-fire', ATTACKS)),
      },
    };
  },
});
