import { defineRule } from '../../family.ts';

/** Shares of rolls with one and with two dice in which a 6 comes up. */
const SIX_OF_ONE = 1 / 6;
const SIX_OF_TWO = 11 / 36;
const LOWEST_EDGE = -6;

/** What gets through penetrates only by a Critical Wound, whatever its total, and costs a vehicle as many Hull Points as the weapon has Damage. */
export const penetratingHits = defineRule({
  id: 'HYB-VEH-30',
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
        // Where nothing is a Critical Wound the total has to tell, as in the base.
        return outcome < 0 || on === 0 ? outcome : a.natural >= on ? 1 : 0;
      },
    },
    replace: { penetratingPoints: (g, a) => s.inflictedDamage(g, a) },
  }),
});
