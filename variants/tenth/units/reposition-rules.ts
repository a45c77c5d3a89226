import { inflict, is, PLACE, status } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { REPOSITIONING } from './abilities/repositions.ts';
import { REPOSITIONS, recordMove } from './repositioned.ts';

/** A unit that is set up again is one of the Reinforcements for all rules that look for them. */
export const likeReinforcements = defineRule({
  id: 'TEN-RESERVE-17',
  default: 'on',
  keyword: REPOSITIONING,
  patch: () => ({
    replace: { countsAsReinforcements: () => true },
    before: { standsAgain: (_g, u) => recordMove(u) },
  }),
});

/** Was off the table in the Command phase of its player, by a rule that sets it up again. */
const MISSED_COMMAND = status('missed-command', 'own-turn-end');

/** Below Half-strength, a unit that was off the table in the Command phase tests when it is set up. */
export const testsWhenSetUp = defineRule({
  id: 'TEN-RESERVE-18',
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

/** Effects go along with a unit that is taken off and set up again. */
export const effectsGoAlong = defineRule({
  id: 'TEN-RESERVE-20',
  default: 'on',
  keyword: REPOSITIONING,
  patch: () => ({ replace: { effectsOffTable: () => {} } }),
});
