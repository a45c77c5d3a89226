import { defineRule } from '../family.ts';

/** Chances of at least one 6 on one die and on two dice. */
const SIX_OF_ONE = 1 / 6;
const SIX_OF_TWO = 11 / 36;
const LOWEST_EDGE = -6;

/**
 * A hit that gets through penetrates only by a Critical Wound, whatever its total, and costs a vehicle as many Hull Points as the weapon
 * has Damage.
 */
export default defineRule({
  id: 'HYB-VEH-30',
  title: 'Penetrating hits only by Critical Wound',
  source: 'Vehicle, Penetrating Hits',
  text: 'A hit that got through is penetrating only if the penetration die was a Critical Wound (HYB-DEF-07); every other is glancing. A penetrating hit removes D HP like a glancing one and adds a damage roll (HYB-VEH-31). Effects that state their own category (Haywire 6, Immobilised by rule) keep it.',
  changes:
    'replaces classic base: penetrating hits (CLS-VEH-16: 1 Hull Point) and the total above the Armour Value that makes them (CLS-VEH-14)',
  default: 'on',
  keyword: ['vehicle', 'garrison'],
  tables: (t) => ({
    ...t,
    onPaper: { ...t.onPaper, penetrates: (edge, dice) => (edge < LOWEST_EDGE ? 0 : dice > 1 ? SIX_OF_TWO : SIX_OF_ONE) },
  }),
  patch: (_p, s) => ({
    wrap: {
      penetrationOutcome: (next) => (g, a, av, total) => {
        const outcome = next(g, a, av, total);
        const on = s.criticalWoundOn(g, a);
        // Where there are no Critical Wounds the total decides, as in the base.
        return outcome < 0 || on === 0 ? outcome : a.natural >= on ? 1 : 0;
      },
    },
    replace: { penetratingPoints: (g, a) => s.inflictedDamage(g, a) },
  }),
});
