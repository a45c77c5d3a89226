import { event, type SideId } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { levelsFavour, objectivesOf } from '../objectives/seams.ts';

/** Control of an objective has passed to a side, or been lost to neither (-1). */
const CONTROL = event('takes-objective', { side: 'side', objective: 'marker' }, '{side} takes objective {objective}');

/** Control is determined at the end of each phase and turn, and does not change in between. */
export default defineRule({
  id: 'TEN-MISSION-07',
  title: 'Control is settled at the end of phases and turns',
  source: 'Errata page 58, Objective Markers; commentary "Control (objective marker)"',
  text: [
    'Control is worked out only when a phase or turn ends and stays as it is in between; at the end of a turn before Victory points are scored.',
    'Ruling: Order at the end of a phase or turn: end-of-phase/turn rules, then control of every marker, then scoring.',
  ].join('\n'),
  layer: 'errata',
  changes: 'Replaces TEN-MISSION-06. Off: TEN-MISSION-06.',
  default: 'on',
  patch: (_p, s) => ({
    wrap: { controls: () => (g, o) => objectivesOf(g).control[o] as SideId | -1 },
    before: {
      settleControl: (g) => {
        const held = objectivesOf(g).control;
        for (let o = 0; o < g.board.objectives.length; o++) {
          const side = levelsFavour(g, s, o);
          if (side === held[o]) continue;
          held[o] = side;
          if (side !== -1) g.log.note(CONTROL, side, o + 1);
        }
      },
    },
  }),
});
