import { type Game, type ModelId, scratch, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { DISEMBARKS, nextAboard } from './hold.ts';
import { setDown } from './set-down.ts';

const middle = scratch({ goal: new Float64Array(2) });

/** Passengers get out of a wreck: by its doors, or however they can. */
function leave(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, hull: ModelId, by: Unit<Classic> | null): void {
  const m = g.models;
  const { goal } = middle();
  goal[0] = m.x[hull];
  goal[1] = m.y[hull];
  if (setDown(g, u, hull, s.accessOf(g, hull), s.disembarkInches(g, u), goal)) {
    g.log.note(DISEMBARKS, u.slot, m.unit[hull]);
  } else s.escape(g, u, hull, by);
}

/** Passengers of a wrecked vehicle get out at once and take a pinning test. */
export default defineRule({
  id: 'CLS-TRANSPORT-07',
  title: 'Passengers of a wreck',
  source: 'transports: Passengers of a wreck',
  text: 'The unit must disembark at once (emergency if needed) and then take a pinning test. Any model that cannot disembark is destroyed.',
  default: 'on',
  keyword: 'transport',
  patch: (_p, s) => ({
    wrap: {
      wreck: (next) => (g, vehicle, cause, by) => {
        const transport = g.unitOf(vehicle);
        const fell = g.models.alive[vehicle] !== 0;
        next(g, vehicle, cause, by);
        if (!fell || transport.alive > 0) return;
        for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) {
          leave(g, s, u, vehicle, by);
          if (u.alive > 0) s.pinningTest(g, u, by);
        }
      },
    },
  }),
});
