import { type Cause, type Game, integer, type ModelId, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, VEHICLE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { statsOf } from '../movement/mobility.ts';
import { withNumbers } from '../tables.ts';
import { nextAboard } from '../transports/hold.ts';
import { setDownAt } from '../transports/set-down.ts';

const isSuperHeavy = (g: Game<Classic>, u: Unit<Classic>): boolean => (statsOf(g, u).vehicle & VEHICLE['super-heavy']) !== 0;

/** Surviving passengers of a destroyed super-heavy are placed in the crater. */
function fallOut(
  g: Game<Classic>,
  s: ClassicSeams,
  transport: Unit<Classic>,
  vehicle: ModelId,
  cause: Cause,
  by: Unit<Classic> | null,
): void {
  const { superHeavyInsideStrength, superHeavyInsideAp } = g.desk.numbers;
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) {
    s.hurtInside(g, u, by, superHeavyInsideStrength, superHeavyInsideAp, cause);
    if (u.alive > 0 && !setDownAt(g, u, vehicle)) s.escape(g, u, vehicle, by);
  }
}

/** Passengers of a super-heavy ignore results on its crew; its explosion hits each of them hard, but does not pin them. */
export default defineRule({
  id: 'CLS-VEH-47',
  title: 'Super-heavy transports',
  source: 'vehicles: Super-heavy transports',
  text: "A super-heavy with capacity carries any number of Infantry units up to it. They may embark and disembark as from any transport. They are unaffected by Shaken and Stunned. On its destruction they take hits (CLS-VEH-45) and survivors are placed in base contact with the crater's edge.",
  default: 'on',
  keyword: 'super-heavy',
  params: {
    strength: integer(10, 1, 10, 'Strength of the hits on passengers when it is destroyed', 'Strength'),
    ap: integer(2, 1, 6, 'AP of those hits', 'AP'),
  },
  tables: (t, { strength, ap }) => withNumbers(t, { superHeavyInsideStrength: strength, superHeavyInsideAp: ap }),
  patch: (_p, s) => ({
    wrap: {
      shakesPassengers: (next) => (g, transport) => !isSuperHeavy(g, transport) && next(g, transport),
      wreck: (next) => (g, vehicle, cause, by) => {
        const transport = g.unitOf(vehicle);
        const fell = g.models.alive[vehicle] !== 0 && isSuperHeavy(g, transport);
        next(g, vehicle, cause, by);
        if (fell && transport.alive === 0) fallOut(g, s, transport, vehicle, cause, by);
      },
      explode: (next) => (g, vehicle, cause, by, frame) => {
        const transport = g.unitOf(vehicle);
        const fell = g.models.alive[vehicle] !== 0 && isSuperHeavy(g, transport);
        next(g, vehicle, cause, by, frame);
        if (fell && transport.alive === 0) fallOut(g, s, transport, vehicle, cause, by);
      },
    },
  }),
});
