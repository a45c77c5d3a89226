import { scatterX, scatterY } from 'sandtable/kit';
import { integer, purpose } from 'sandtable/rules';
import { SCATTER, SCATTER_DISTANCE } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

/** The arrow on a Hit! face of the scatter die. */
const SMALL_ARROW = purpose('small-arrow');

/** A marker that missed always moves: along the small arrow on a Hit!, and by an inch at least. */
export const missesScatter = defineRule({
  id: 'WAF-WPN-08',
  default: 'on',
  requires: ['WAF-WPN-06'],
  params: { leastInches: integer(1, 0, 6, 'how far a marker that missed scatters at least') },
  patch: ({ leastInches }, s) => ({
    wrap: {
      scatterMarker: (next) => (g, a) => {
        if (!s.markerRollsToHit(g, a)) {
          next(g, a);
          return;
        }
        const arrow = g.dice.scatter(a.frame, SCATTER);
        const degrees = arrow < 0 ? g.dice.bearing(a.frame, SMALL_ARROW) : arrow;
        const rolled = g.dice.sum(a.frame, SCATTER_DISTANCE, s.scatterDice(g, a));
        const inches = Math.max(leastInches, rolled - s.scatterLess(g, a));
        a.mark[0] = scatterX(a.mark[0], degrees, inches);
        a.mark[1] = scatterY(a.mark[1], degrees, inches);
      },
    },
  }),
});
