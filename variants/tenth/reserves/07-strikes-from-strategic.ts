import { PLACE } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** Deep Strike works from Strategic Reserves. */
export default defineRule({
  id: 'TEN-RESERVE-07',
  title: 'Deep Strike out of Strategic Reserves',
  source: 'Errata page 39, Deep Strike; commentary "Deep Strike (and Strategic Reserves)"',
  text: "A unit with Deep Strike that arrives from Strategic Reserves, also if it was put there during the battle, may be set up by either rule, its player's choice.",
  layer: 'errata',
  changes: 'Adds to TEN-RESERVE-06, TEN-RESERVE-05. Off: it must use TEN-RESERVE-05.',
  default: 'on',
  keyword: 'deep-strike',
  patch: (_p, s) => ({
    wrap: {
      mayDeepStrike: (next) => (g, u) =>
        next(g, u) || (u.side === g.active && u.place === PLACE.reserve && s.hasDeepStrike(g, u) && s.inStrategicReserves(g, u)),
    },
  }),
});
