import type { Cause, Game, ModelId, Unit } from 'sandtable/rules';
import { type Classic, defineRule, VEHICLE } from '../family.ts';
import { statsOf } from '../mobility.ts';
import type { ClassicSeams } from '../seams.ts';
import { nextAboard } from './hold.ts';
import { setDownAt } from './setDown.ts';

const STRENGTH = 10;
const AP = 2;

const isSuperHeavy = (g: Game<Classic>, u: Unit<Classic>): boolean => (statsOf(g, u).vehicle & VEHICLE['super-heavy']) !== 0;

/** What is left of the passengers of a super-heavy that has gone climbs out of the crater. */
function fallOut(
  g: Game<Classic>,
  s: ClassicSeams,
  transport: Unit<Classic>,
  vehicle: ModelId,
  cause: Cause,
  by: Unit<Classic> | null,
): void {
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) {
    s.hurtInside(g, u, by, STRENGTH, AP, cause);
    if (u.alive > 0 && !setDownAt(g, u, vehicle)) s.escape(g, u, vehicle, by);
  }
}

/** Those who ride in a super-heavy do not mind its crew; its end hits each of them hard, and they are not pinned. */
export const superHeavyTransports = defineRule({
  id: 'CLS-VEH-47',
  default: 'on',
  keyword: 'super-heavy',
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
