import type { Game, SideId, Unit } from 'sandtable/rules';
import { decision, enemyOf, hasBit, integer, keyword, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { ARRIVAL } from '../reserve/seams.ts';
import type { ModernSeams } from '../seams.ts';
import { duty, falls } from '../timing/agenda.ts';
import { MOMENT } from '../timing/moment.ts';
import { mayUse, stratagem, use } from './stratagem.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const DEEP_STRIKE = keyword('deep-strike');
const RAPID_INGRESS = stratagem('rapid-ingress', 1, 'phase', true);

/** The unit that is asked about, if its arrival is worth enough: set just before asking. */
let worthwhile = 0;
/** Which unit arrives; -1: none. */
const WHO = decision<Modern>('rapid-ingress', 'unit', () => worthwhile);

/** A unit comes in at the end of the enemy's Movement phase. */
export const rapidIngress = defineRule({
  id: 'TEN-STRAT-14',
  default: 'on',
  params: { worthPoints: integer(90, 0, 400, 'Points that a place has to promise for a unit to come in before its own turn') },
  patch: ({ worthPoints }, s) => {
    const arrive = duty('rapid-ingress', (g, unit) => bringIn(g, s, unit.side, worthPoints));
    return {
      after: {
        dueAt: (g, when) => {
          if (when !== MOMENT.movementEnd) return;
          const units = g.sides[enemyOf(g.active)];
          for (let k = 0; k < units.length; k++) {
            if (!mayIngress(g, s, units[k])) continue;
            falls(g, arrive, units[k]);
            return;
          }
        },
      },
    };
  },
});

/** With Deep Strike wherever that may set it up. */
export const ingressFromAbove = defineRule({
  id: 'TEN-STRAT-15',
  default: 'on',
  keyword: 'deep-strike',
  patch: () => ({
    wrap: {
      mayDeepStrike: (next) => (g, u) => next(g, u) || (u.side !== g.active && u.place === PLACE.reserve && hasBit(u.allBits, DEEP_STRIKE)),
    },
  }),
});

/** In round 1, too, if the unit may come in then. */
export const ingressAtOnce = defineRule({
  id: 'TEN-STRAT-16',
  default: 'on',
  patch: () => ({ replace: { ingressInRoundOne: () => true } }),
});

/** Whether a unit could come in by the Stratagem now. */
function mayIngress(g: G, s: ModernSeams, u: U): boolean {
  if (u.place !== PLACE.reserve || u.alive === 0 || !s.mayArrive(g, u)) return false;
  if (g.round < 2 && !s.ingressInRoundOne(g, u)) return false;
  return mayUse(g, s, RAPID_INGRESS, u.side, u) && (s.mayDeepStrike(g, u) || s.wayFromEdge(g, u) >= 0);
}

function bringIn(g: G, s: ModernSeams, side: SideId, worthPoints: number): void {
  const units = g.sides[side];
  let n = 0;
  let most = worthPoints;
  worthwhile = 0;
  WHO.options[n++] = -1;
  for (let k = 0; k < units.length; k++) {
    if (!mayIngress(g, s, units[k])) continue;
    const promise = s.arrivalPromise(g, units[k], s.mayDeepStrike(g, units[k]) ? ARRIVAL.anywhere : ARRIVAL.edge);
    if (promise >= most) {
      most = promise;
      worthwhile = n;
    }
    WHO.options[n++] = units[k].slot;
  }
  if (n === 1) return;
  const slot = WHO.options[g.ask(WHO, side, null, null, n)];
  if (slot < 0) return;
  use(g, s, RAPID_INGRESS, g.units[slot]);
  s.arriveUnit(g, g.units[slot]);
}
