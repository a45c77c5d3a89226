import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { PINNING_MODIFIER } from '../state.ts';
import { isShooting, SUPPRESSION_WOUNDS } from './suppression-fire.ts';

/** Each unsaved wound of Suppression Fire takes 1 off the Leadership of the pinning test. */
export default defineRule({
  id: 'CAL-SHOOT-22',
  title: 'Pinning Test modifier',
  source: 'The Shooting Phase, paragraph on Suppression Fire',
  text: [
    'A Pinning Test is 2D6 equal to or under Leadership, with -1 Leadership for each unsaved wound that the Pinning weapon (or Suppression Fire) caused in that attack. Failure = Pinned (CAL-DEF-03).',
    'Ruling: only wounds from the weapons that cause the test count, not those of other weapons of the same unit. The modifier may take the number to roll below 2; double 1 always passes (CLS-MORALE-02). Stubborn units ignore the modifier (CLS-USR-36). At most one test per shooting unit (CLS-MORALE-12).',
  ].join('\n'),
  changes: 'replaces classic base: unmodified pinning test (CLS-MORALE-12)',
  default: 'on',
  params: { perWound: integer(1, 0, 5, 'Leadership that each unsaved wound takes off', 'points of Leadership') },
  patch: ({ perWound }, s) => ({
    wrap: {
      suppressionModifier: (next) => (g, u, wounds) => next(g, u, wounds) - perWound * wounds,
      // The base's test, where Suppression Fire is not played, has no modifier.
      pinningTest: (next) => (g, u, by) => {
        if (u.reg[PINNING_MODIFIER] !== 0 || u.reg[SUPPRESSION_WOUNDS] === 0) return next(g, u, by);
        u.reg[PINNING_MODIFIER] = -perWound * u.reg[SUPPRESSION_WOUNDS];
        const passed = next(g, u, by);
        u.reg[PINNING_MODIFIER] = 0;
        return passed;
      },
    },
    after: {
      unsaved: (g, a, model, lost) => {
        if (isShooting(a) && s.suppresses(g, a)) g.unitOf(model).reg[SUPPRESSION_WOUNDS] += lost;
      },
      afterShooting: (g) => {
        for (let k = 0; k < g.units.length; k++) g.units[k].reg[SUPPRESSION_WOUNDS] = 0;
      },
    },
  }),
});
