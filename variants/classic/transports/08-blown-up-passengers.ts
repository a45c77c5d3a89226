import { type Game, integer, type ModelId, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { nextAboard } from './hold.ts';
import { setDownAt } from './set-down.ts';

/** What `strengthInside` says where nobody has changed it. */
const USUAL = 4;

/** Places what is left of a unit where its vehicle was. */
function throwOut(
  g: Game<Classic>,
  s: ClassicSeams,
  u: Unit<Classic>,
  vehicle: ModelId,
  by: Unit<Classic> | null,
  casualties: number,
): void {
  if (!setDownAt(g, u, vehicle)) s.escape(g, u, vehicle, by);
  if (u.alive > 0) s.blownOut(g, u, by, casualties);
}

/** Each passenger of a vehicle that explodes is hit; survivors are placed where it was and take a pinning test. */
export default defineRule({
  id: 'CLS-TRANSPORT-08',
  title: 'Passengers of an explosion',
  source: 'transports: Passengers of an explosion',
  text: 'The embarked unit suffers one S4 AP- hit per model (S3 if open-topped), saves allowed, no cover. Survivors are placed where the vehicle was and then take a pinning test.',
  default: 'on',
  keyword: 'transport',
  params: {
    strength: integer(4, 1, 10, 'Strength of the hits on passengers, 1 less where it is open-topped', 'Strength'),
  },
  patch: ({ strength }, s) => ({
    wrap: {
      explode: (next) => (g, vehicle, cause, by, frame) => {
        const transport = g.unitOf(vehicle);
        const fell = g.models.alive[vehicle] !== 0;
        const hard = Math.max(1, s.strengthInside(g, vehicle) + strength - USUAL);
        const ap = s.apInside(g, vehicle);
        next(g, vehicle, cause, by, frame);
        if (!fell || transport.alive > 0) return;
        for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) {
          const aboard = u.alive;
          s.hurtInside(g, u, by, hard, ap, cause);
          if (u.alive > 0) throwOut(g, s, u, vehicle, by, aboard - u.alive);
        }
      },
    },
  }),
});
