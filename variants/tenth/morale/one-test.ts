import { defineRule } from '../family.ts';

/** A unit tests once at most in the Battle-shock step; twice where it has to for Starting Strength and for Half-strength both. */
export default defineRule({
  id: 'TEN-MORALE-08',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      battleShockTests: (next) => (g, u) => {
        const tests = next(g, u);
        if (tests <= 1) return tests;
        return s.testsBelowStarting(g, u) > 0 && s.belowHalf(g, u) && s.testsForBoth(g, u) ? 2 : 1;
      },
    },
  }),
});
