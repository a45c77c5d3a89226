import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { takeRoom } from '../timing/points-cap.ts';

/** All points except the one from every Command phase count towards the limit, even those gained from abilities at its start. */
export default defineRule({
  id: 'TEN-CMD-03',
  title: 'Only the basic Command-phase CP is outside the cap',
  source: 'Errata page 11, Gaining Command Points; commentary "CP Gained at the Start of a Turn"',
  text: 'Only the 1CP each player receives automatically at the start of each Command phase is free of the cap. Every other CP, including CP from abilities used at the start of the Command phase, counts: at most 1 such CP per player per battle round; any further gain is lost.',
  layer: 'errata',
  changes: 'Replaces TEN-CMD-02. Off: TEN-CMD-02 (start-of-Command-phase abilities uncapped).',
  default: 'on',
  supersedes: ['TEN-CMD-02'],
  params: { points: integer(1, 0, 6, 'most Command points that a side gains in a round besides the basic ones', 'Command points') },
  patch: ({ points: most }, s) => ({
    replace: { gainAtCommandStart: (g, side, points) => s.gainPoints(g, side, points) },
    wrap: {
      gainPoints: (next) => (g, side, points) => {
        const got = takeRoom(g, side, points, most);
        return got === 0 ? 0 : next(g, side, got);
      },
    },
  }),
});
