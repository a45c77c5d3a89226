import { type Game, inflict, integer, is, PLACE, status, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { choose } from '../movement/move.ts';
import { DISEMBARKED, EMBARKED, nextAboard, transportOf } from './hold.ts';
import { type TransportDecisions, transportDecisions } from './sense.ts';

/** Asks the passengers of a transport whether they leave it, and lets them out. */
function letOut(g: Game<Classic>, s: ClassicSeams, transport: Unit<Classic>, d: TransportDecisions): void {
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) leave(g, s, u, transport, d);
}

function leave(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, transport: Unit<Classic>, d: TransportDecisions): void {
  if (!s.mayDisembark(g, u) || !g.choose(d.disembark, u.side, u, transport)) return;
  if (s.disembark(g, u, choose(g, s, u))) return;
  if (g.choose(d.emergency, u.side, u, transport)) s.escape(g, u, transport.first, null);
}

/** Whether any passenger wants its transport to stop short. */
function drivesShort(g: Game<Classic>, transport: Unit<Classic>, d: TransportDecisions): boolean {
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) {
    if (!is(u, EMBARKED) && g.choose(d.driveShort, u.side, u, transport)) return true;
  }
  return false;
}

/** Limits the drive so that passengers can get out. */
const DRIVES_SHORT = status('drives-short', 'phase');

/** Passengers leave a transport that moves no farther than 6 inches, before or after it drives. */
export default defineRule({
  id: 'CLS-TRANSPORT-03',
  title: 'Disembarking',
  source: 'transports: Disembarking',
  text: 'A unit may disembark in its Movement phase if the vehicle has moved at most 6" that phase; if the vehicle had already moved it may not move again, otherwise it may then move up to 6". Each model is placed with its base wholly within 6" of an access point, clear of enemies by 1" and of impassable terrain. It counts as moved; it may not move again that phase.',
  outside: ['CLS-TRANSPORT-02'],
  default: 'on',
  keyword: 'transport',
  params: {
    inches: integer(6, 1, 24, 'How far from an access point models may be set down', 'inches'),
    moved: integer(6, 0, 24, 'How far the vehicle may have moved', 'inches'),
  },
  patch: ({ inches, moved }, s) => {
    const d = transportDecisions(s);
    return {
      wrap: {
        ...(inches !== 6 && { disembarkInches: () => () => inches }),
        ...(moved !== 6 && { leavableInches: () => () => moved }),
        mayMove: (next) => (g, u) => {
          if (is(u, DISEMBARKED)) return false;
          if (u.place !== PLACE.embarked) return next(g, u);
          const transport = transportOf(g, u);
          return transport !== null && (u === g.acting || !s.mayMove(g, transport)) && s.mayDisembark(g, u);
        },
        moveInches: (next) => (g, u) => (is(u, DRIVES_SHORT) ? Math.min(s.shortInches(g, u), next(g, u)) : next(g, u)),
        moveUnit: (next) => (g, u) => {
          const transport = transportOf(g, u);
          if (transport !== null) {
            leave(g, s, u, transport, d);
            return;
          }
          if (nextAboard(g, u, -1) === null) {
            next(g, u);
            return;
          }
          letOut(g, s, u, d);
          if (drivesShort(g, u, d)) inflict(g, u, DRIVES_SHORT);
          next(g, u);
          if (u.alive > 0) letOut(g, s, u, d);
        },
      },
    };
  },
});
