import type { Game, Unit } from 'sandtable/rules';
import { inflict, is, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import { HAS_MOVED, MOVED } from '../states.ts';
import { CARRIED, JUST_DISEMBARKED, nextAboard, transportOf } from './hold.ts';
import { exit, type TransportDecisions, transportDecisions, usualExit } from './sense.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Asks everybody inside a transport whether they get out. */
function letOut(g: G, s: ModernSeams, transport: U, d: TransportDecisions): void {
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) {
    if (!s.mayDisembark(g, u)) continue;
    usualExit(g, transport);
    if (g.choose(d.disembark, u.side, u, transport)) s.disembark(g, u, exit.x, exit.y);
  }
}

/** Passengers get out before their transport moves, and act as they like; or after its Normal move, and stay where they are. */
export const disembarking = defineRule({
  id: 'TEN-TRANSPORT-03',
  default: 'on',
  keyword: 'transport',
  patch: (_p, s) => {
    const d = transportDecisions(s);
    return {
      wrap: {
        mayMove: (next) => (g, u) => {
          if (u.place !== PLACE.embarked) return !is(u, CARRIED) && next(g, u);
          return transportOf(g, u)?.alive === 0 && s.mayDisembark(g, u);
        },
        moveUnit: (next) => (g, u) => {
          const transport = transportOf(g, u);
          if (transport !== null) {
            inflict(g, u, HAS_MOVED);
            s.disembark(g, u, transport.x, transport.y);
            return;
          }
          if (nextAboard(g, u, -1) === null) {
            next(g, u);
            return;
          }
          letOut(g, s, u, d);
          if (u.alive === 0) return;
          next(g, u);
          if (u.alive > 0) letOut(g, s, u, d);
        },
        // Whoever has just got out has moved, even if it goes no step farther.
        remainStationary: (next) => (g, u) => {
          if (is(u, JUST_DISEMBARKED)) inflict(g, u, MOVED);
          else next(g, u);
        },
        mayTakeMove: (next) => (g, u) => !(is(u, CARRIED) && is(u, JUST_DISEMBARKED)) && next(g, u),
        mayCharge: (next) => (g, u) => !is(u, CARRIED) && next(g, u),
      },
      after: {
        hasArrived: (g, u) => letOut(g, s, u, d),
      },
    };
  },
});
