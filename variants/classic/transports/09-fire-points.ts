import { type Game, is, PLACE, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { FLAT_OUT, RAMMED, SHOT } from '../state.ts';
import { thinOut } from './fire-points.ts';
import { lendHull, nextAboard, transportOf } from './hold.ts';

/** Whether the passengers of a transport may fire from it now. */
function mayFireOut(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, transport: Unit<Classic>): boolean {
  if (u.alive === 0 || transport.alive === 0 || transport.place !== PLACE.table || is(u, SHOT) || is(transport, FLAT_OUT)) return false;
  if (s.firePointsOf(g, transport) === 0) return false;
  lendHull(g, u, transport);
  return true;
}

/** Whether somebody has fired out of a transport this turn. */
function hasFiredOut(g: Game<Classic>, transport: Unit<Classic>): boolean {
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) if (is(u, SHOT)) return true;
  return false;
}

/** Some passengers fire from a transport as if they had moved with it; none if it went Flat Out. */
export default defineRule({
  id: 'CLS-TRANSPORT-09',
  title: 'Fire points',
  source: 'transports: Fire points',
  text: 'A fire point lets one passenger (or the number stated) shoot. Passengers may fire different targets from the vehicle; Range and sight are measured from the fire point. If the vehicle moved at Combat Speed they count as moved; at Cruising only Snap Shots; Flat Out none.',
  default: 'on',
  keyword: 'transport',
  patch: (_p, s) => ({
    wrap: {
      mayShoot: (next) => (g, u) => {
        if (u.place !== PLACE.embarked) return next(g, u);
        const transport = transportOf(g, u);
        return transport !== null && mayFireOut(g, s, u, transport);
      },
      unitSnaps: (next) => (g, u, overwatch) => {
        if (next(g, u, overwatch)) return true;
        const transport = transportOf(g, u);
        return transport !== null && (s.jolts(g, transport) || is(transport, RAMMED));
      },
      // Once they have fired it is too late to go Flat Out (CLS-VEH-11).
      flatOutInches: (next) => (g, u) => {
        const inches = next(g, u);
        return inches > 0 && hasFiredOut(g, u) ? 0 : inches;
      },
      electWeapons: (next) => (g, u, target, overwatch) => {
        next(g, u, target, overwatch);
        const transport = transportOf(g, u);
        if (transport !== null) thinOut(g, u, target, s.firePointsOf(g, transport));
      },
    },
  }),
});
