import type { SideId } from 'sandtable/rules';
import { event } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** Control of an objective has passed to a side, or been lost to nobody (-1). */
const CONTROL = event('takes-objective', { side: 'side', objective: 'number' }, '{side} takes objective {objective}');

/** Control is worked out when a phase or turn ends and stays as it is in between. */
export const controlAtPhaseEnd = defineRule({
  id: 'TEN-MISSION-07',
  default: 'on',
  patch: (_p, s) => ({
    wrap: { controls: () => (g, o) => g.desk.objectives.control[o] as SideId | -1 },
    before: {
      settleControl: (g) => {
        const held = g.desk.objectives.control;
        for (let o = 0; o < g.board.objectives.length; o++) {
          const side = s.levelsFavour(g, o);
          if (side === held[o]) continue;
          held[o] = side;
          if (side !== -1) g.log.note(CONTROL, side, o + 1);
        }
      },
    },
  }),
});

/** A model in range of several objectives counts for each of them. */
export const countsForAll = defineRule({
  id: 'TEN-MISSION-09',
  default: 'on',
  patch: () => ({ wrap: { countsFor: () => () => true } }),
});
