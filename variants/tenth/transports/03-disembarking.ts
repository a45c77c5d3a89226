import { type Game, inflict, integer, is, PLACE, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { HAS_MOVED, MOVED } from '../state.ts';
import { disembark } from './boarding.ts';
import { CARRIED, JUST_DISEMBARKED, nextAboard, transportOf } from './hold.ts';
import { exitOf, type TransportDecisions, transportDecisions, usualExit } from './sense.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Asks every unit inside a transport whether it gets out. */
function letOut(g: G, s: ModernSeams, transport: U, d: TransportDecisions): void {
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) {
    if (!s.mayDisembark(g, u)) continue;
    usualExit(g, transport);
    const gets = g.choose(d.disembark, u.side, u, transport);
    const exit = exitOf(g);
    const { x, y } = exit;
    exit.x = 0;
    exit.y = 0;
    if (gets) disembark(g, s, u, x, y);
  }
}

/** Passengers get out before their transport moves, and act freely; or after its Normal move, and then stay where they are. */
export default defineRule({
  id: 'TEN-TRANSPORT-03',
  title: 'Disembarking',
  source: 'Core rules, Transports, Disembark',
  text: 'A unit that started its Movement phase embarked may disembark in it, unless the Transport has Advanced or Fallen Back this turn. It is set up wholly within 3" of the Transport, outside ER; if that cannot be done it cannot disembark. Before the Transport has moved, or if it Remained Stationary: the unit then acts normally (it may move, shoot, charge) but cannot Remain Stationary. After the Transport\'s Normal move: it counts as having made a Normal move, cannot move further this phase and cannot declare a charge this turn.',
  layer: 'core',
  default: 'on',
  keyword: 'transport',
  params: { inches: integer(3, 1, 24, 'how near the transport the unit is set up', 'inches') },
  tables: (t, { inches }) => ({ ...t, disembarkInches: inches }),
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
            disembark(g, s, u, transport.x, transport.y);
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
        // A unit that has just got out has moved, even if it goes no farther.
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
