import { inflict, is, PLACE, status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { REPOSITIONING } from '../units/abilities/repositions.ts';
import { REPOSITIONS } from '../units/repositioned.ts';

/** Was off the table in its player's Command phase, by a rule that sets it up again. */
const MISSED_COMMAND = status('missed-command', 'own-turn-end');

/** A unit Below Half-strength that was off the table in the Command phase tests when it is set up. */
export default defineRule({
  id: 'TEN-RESERVE-18',
  title: 'Repositioned units and Battle-shock',
  source: 'Commentary "Repositioned Units" (point 4)',
  text: "A repositioned unit that is Below Half-strength, and was off the battlefield in its player's Command phase, takes a Battle-shock test when set up, as if in the Command phase.",
  layer: 'commentary',
  changes: 'Adds to TEN-RESERVE-17. Off: no test.',
  default: 'on',
  keyword: REPOSITIONING,
  patch: (_p, s) => ({
    after: {
      commandPhase: (g, side) => {
        for (let k = 0; k < g.sides[side].length; k++) {
          const u = g.sides[side][k];
          if (u.place === PLACE.reserve && is(u, REPOSITIONS)) inflict(g, u, MISSED_COMMAND);
        }
      },
      standsAgain: (g, u) => {
        if (u.alive > 0 && is(u, MISSED_COMMAND) && s.belowHalf(g, u)) s.battleShockTest(g, u);
      },
    },
  }),
});
