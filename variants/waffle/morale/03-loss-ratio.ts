import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** A beaten unit tests at -1 for each whole time that the loser's result goes into the winner's, at most -6. */
export default defineRule({
  id: 'WAF-MORALE-03',
  title: 'Losing an assault: ratio penalty',
  source: 'Morale, When to Test (proposed rule), Losing an assault',
  text: [
    "A unit that loses a close combat checks Morale and Falls Back on a failure. The Ld penalty is -1; -2 if the winner's combat result is at least double the loser's, -3 if at least triple, and so on, never worse than -6.",
    "Ruling: Penalty is the whole-number part of winner divided by loser, between 1 and 6. A loser's result of 0 counts as 1; read literally every shut-out would be -6, even 1 to 0. Other modifiers (Terror) are added on top and may exceed -6. In multiple combats use the side totals. Ld never counts as lower than 2 and a natural double 1 passes (CLS-MORALE-02, CLS-MORALE-06).",
  ].join('\n'),
  changes:
    "classic base: Losers' Morale check and Leadership modifiers, where the penalty is the difference (CLS-ASSAULT-29, CLS-MORALE-06)",
  default: 'on',
  params: {
    most: integer(6, 1, 10, 'most Leadership that a defeat costs', 'points of Leadership'),
    perTime: integer(1, 0, 5, "Leadership lost for each time that the loser's result goes into the winner's", 'points of Leadership'),
  },
  patch: ({ most, perTime }, s) => ({
    wrap: {
      lossModifier: () => (g, loser, winner) => {
        const theirs = s.combatScore(g, winner, loser);
        const own = Math.max(1, s.combatScore(g, loser, winner));
        return -Math.min(most, perTime * Math.max(1, Math.floor(theirs / own)));
      },
    },
  }),
});
