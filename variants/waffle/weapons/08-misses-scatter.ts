import { pointsTo, scatterX, scatterY } from 'sandtable/kit';
import { integer, purpose } from 'sandtable/rules';
import { SCATTER, SCATTER_DISTANCE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

/** The arrow on a Hit! result of the scatter die. */
const SMALL_ARROW = purpose('small-arrow');

/** A marker that missed always moves: along the small arrow on a Hit!, and by at least an inch. */
export default defineRule({
  id: 'WAF-WPN-08',
  title: 'Blast: a miss scatters at least 1"',
  source: 'Special Rules, Blast, paragraph 3',
  text: [
    'On a missed To Hit roll the marker scatters: distance dice minus the firer\'s BS, but never less than 1". If the scatter die shows Hit!, it follows the small arrow on that face.',
    'Ruling: Distance dice follow WAF-DEF-04 (2D6, or D6 when the target unit is under 6" away).',
  ].join('\n'),
  changes: 'classic base: Blast, where Hit! means no scatter and the minimum is 0" (CLS-WPN-12, CLS-DEF-06)',
  default: 'on',
  requires: ['WAF-WPN-06'],
  params: { leastInches: integer(1, 0, 6, 'least distance that a marker that missed scatters', 'inches') },
  patch: ({ leastInches }, s) => ({
    wrap: {
      scatterMarker: (next) => (g, a) => {
        if (!s.markerRollsToHit(g, a)) {
          next(g, a);
          return;
        }
        const arrow = g.dice.scatter(a.frame, SCATTER);
        const degrees = pointsTo(g, a.frame, arrow < 0 ? g.dice.bearing(a.frame, SMALL_ARROW) : arrow);
        const rolled = g.dice.sum(a.frame, SCATTER_DISTANCE, s.scatterDice(g, a));
        const inches = Math.max(leastInches, rolled - s.scatterLess(g, a));
        a.mark[0] = scatterX(a.mark[0], degrees, inches);
        a.mark[1] = scatterY(a.mark[1], degrees, inches);
      },
    },
  }),
});
