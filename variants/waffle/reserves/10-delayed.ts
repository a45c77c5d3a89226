import { inflict, is, PLACE, status } from 'sandtable/rules';
import { ONGOING } from '../../classic/reserves/state.ts';
import { defineRule } from '../family.ts';

/** Went to Ongoing Reserves by a mishap this game turn. */
const DELAYED = status('WAF-RESERVE-10/delayed', 'round');

/** The mishap table of the base; a delayed unit comes in the next game turn, even if it has not acted in this one. */
export default defineRule({
  id: 'WAF-RESERVE-10',
  title: 'Deep Strike Mishap: table',
  source: 'Special Rules, Deep Strike Mishap Table',
  text: [
    'D6. 1: unit destroyed. 2-3: the opponent places it anywhere legal (not impassable; difficult counts as dangerous) in Deep Strike formation, no scatter. 4-6: Ongoing Reserves.',
    'Ruling: A misplaced unit has arrived and may still shoot or assault; passengers may disembark. A delayed unit is spent for this turn and arrives without a roll next turn. A mishap of a conjured unit (WAF-PSY-02): 4-6 sends it to Ongoing Reserves.',
  ].join('\n'),
  changes: 'classic base: Deep Strike mishap (restated) (CLS-RESERVE-08)',
  default: 'on',
  patch: () => ({
    after: {
      mishap: (g, u) => {
        if (u.alive > 0 && u.place === PLACE.reserve && is(u, ONGOING)) inflict(g, u, DELAYED);
      },
    },
    wrap: {
      isDelayed: (next) => (g, u) => is(u, DELAYED) || next(g, u),
      mayArrive: (next) => (g, u) => !is(u, DELAYED) && next(g, u),
    },
  }),
});
