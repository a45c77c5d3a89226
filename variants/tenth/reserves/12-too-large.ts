import { inflict, is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { fitsStrip } from './arriving.ts';
import { ARRIVAL } from './seams.ts';
import { STRANDED } from './states.ts';

/** Models too large for the strip arrive at their own edge and do nothing more that turn. */
export default defineRule({
  id: 'TEN-RESERVE-12',
  title: 'Models too large for the strip',
  source: 'FAQ Reserves, question on too large models; commentary "Deploying Units"',
  text: 'A model whose base cannot fit wholly within the strip (or zone) may still be placed in Strategic Reserves and is set up touching its player\'s own battlefield edge, more than 9" from all enemies and within all other limits. For the rest of that turn its unit cannot move in the Movement phase in any way, does not count as having Remained Stationary, and neither shoots ranged weapons nor charges.',
  layer: 'faq',
  changes: 'Adds to TEN-RESERVE-05. Off: it cannot arrive and is destroyed at the end of the battle.',
  default: 'on',
  patch: (_p, s, t) => ({
    wrap: {
      wayFromEdge: (next) => (g, u) => {
        const way = next(g, u);
        return way < 0 && s.inStrategicReserves(g, u) && !fitsStrip(g, u, t.stripInches) ? ARRIVAL.ownEdge : way;
      },
      mayShoot: (next) => (g, u) => !is(u, STRANDED) && next(g, u),
      mayCharge: (next) => (g, u) => !is(u, STRANDED) && next(g, u),
    },
    before: {
      hasArrived: (g, u, how) => {
        if (how === ARRIVAL.ownEdge) inflict(g, u, STRANDED);
      },
    },
  }),
});
