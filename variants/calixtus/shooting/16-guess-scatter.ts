import { pointsTo, scatterX, scatterY } from 'sandtable/kit';
import { integer } from 'sandtable/rules';
import { rollToHit } from '../../classic/shooting/to-hit.ts';
import { SCATTER, SCATTER_DISTANCE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

/** A D6 To Hit decides whether the marker of a Guess Range weapon scatters; if it does, by the full 2D6 inches. */
export default defineRule({
  id: 'CAL-SHOOT-16',
  title: 'Guess Range: to-hit and scatter',
  source: 'The Shooting Phase, point 5',
  text: [
    'After the aiming point is fixed (CAL-SHOOT-05) a to-hit die is rolled against the BS of the firer. Hit = the marker stays at the aiming point. Miss = it scatters 2D6" in a random direction.',
    'Ruling: the source mentions both a to-hit die and a scatter die: the D6 decides if it scatters, the scatter die gives only the direction (its hit face is used for its small arrow). BS is not taken off the 2D6 because it already corrected the guess. Rerolls of CAL-SHOOT-10 and 17 apply to the D6, those of CLS-WPN-15 do not exist here. Such a weapon is still no Snap Shot (CLS-SHOOT-09), the shot is lost if the centre leaves the table (CLS-WPN-12), and further markers of a multiple barrage are placed by CLS-WPN-18.',
  ].join('\n'),
  changes:
    'replaces classic base: scatter of blasts and barrages (CLS-DEF-06, CLS-WPN-12, CLS-WPN-15, CLS-WPN-17), for Guess Range weapons',
  default: 'on',
  params: { dice: integer(2, 1, 4, 'D6 that a marker scatters which missed', 'dice') },
  patch: ({ dice }, s) => ({
    wrap: {
      scatterMarker: (next) => (g, a) => {
        if (!s.guessesRange(g, a)) {
          next(g, a);
          return;
        }
        if (rollToHit(s, g, a, s.hitOn(g, a)) > 0) return;
        const degrees = pointsTo(g, a.frame, g.dice.bearing(a.frame, SCATTER));
        const inches = g.dice.sum(a.frame, SCATTER_DISTANCE, dice);
        a.mark[0] = scatterX(a.mark[0], degrees, inches);
        a.mark[1] = scatterY(a.mark[1], degrees, inches);
      },
    },
  }),
});
