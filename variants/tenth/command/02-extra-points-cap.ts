import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { takeRoom } from '../timing/points-cap.ts';

/** A side gains at most one Command point a round from sources other than its Command phases. */
export default defineRule({
  id: 'TEN-CMD-02',
  title: 'Cap on extra CP (before the errata)',
  source: 'Core rules, Gaining Command Points',
  text: 'Apart from CP gained at the start of a Command phase, a player can gain at most 1CP in total per battle round, whatever the source. Any CP gained at the start of a Command phase, from an ability too, is outside the cap.',
  layer: 'core',
  changes: 'new (narrowed by TEN-CMD-03 while that is on)',
  default: 'on',
  params: {
    points: integer(1, 0, 6, 'most Command points that a side gains in a round from anything but its Command phases', 'Command points'),
  },
  patch: ({ points: most }) => ({
    wrap: {
      gainPoints: (next) => (g, side, points) => {
        const got = takeRoom(g, side, points, most);
        return got === 0 ? 0 : next(g, side, got);
      },
    },
  }),
});
