import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** A unit tests at most once in the Battle-shock step; twice if it must for both Starting Strength and Half-strength. */
export default defineRule({
  id: 'TEN-MORALE-08',
  title: 'At most one test per unit in the Battle-shock step',
  source: 'FAQ "Psychic Abilities/Attacks", question on more than one test',
  text: 'In the Battle-shock step a unit can be made to test once at most, whatever the number of reasons. In every other phase, and in the Command step, several tests by the same unit are possible.',
  layer: 'faq',
  changes: 'Adds to TEN-MORALE-03. Off: one test per reason (except as TEN-MORALE-06 already merges).',
  default: 'on',
  params: { most: integer(1, 1, 4, 'most tests of a unit in the Battle-shock step', 'tests') },
  patch: ({ most }, s) => ({
    wrap: {
      battleShockTests: (next) => (g, u) => {
        const tests = next(g, u);
        if (tests <= most) return tests;
        return s.testsBelowStarting(g, u) > 0 && s.belowHalf(g, u) && s.testsForBoth(g, u) ? Math.max(2, most) : most;
      },
    },
  }),
});
