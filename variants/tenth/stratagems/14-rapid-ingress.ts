import {
  arenaMemory,
  decision,
  enemyOf,
  type Game,
  integer,
  PLACE,
  type Question,
  type Scale,
  type SideId,
  type Unit,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { ARRIVAL } from '../reserves/seams.ts';
import { duty, falls } from '../timing/agenda.ts';
import { MOMENT } from '../timing/moment.ts';
import { priceOf } from './price.ts';
import { costOf, mayUse, priced, stratagem, use } from './stratagem.ts';

type G = Game<Modern>;
type U = Unit<Modern>;
const RAPID_INGRESS = stratagem('rapid-ingress', 1, 'phase', true);

/** The most promising option, if it promises enough: set just before asking. */
const promised = arenaMemory('tenth/rapid-ingress', (_g: Game<Modern>) => ({ best: 0 }));
/** Which unit arrives; -1 for none. */
const WHO = decision<Modern>(
  'rapid-ingress',
  'unit',
  (q) => promised(q.game).best,
  (q, slot, scale) => (slot < 0 ? 0 : arrivesEarly(q, q.game.units[slot], scale)),
);
/** Part of what its place promises that a unit gains by a move and a charge of its own in the turn after it arrived. */
const EARLY_PART = 0.25;

/** What it brings that a unit is there a turn early. */
function arrivesEarly(q: Question<Modern>, u: U, scale: Scale<Modern>): number {
  const { s } = scale;
  const promise = s.arrivalPromise(q.game, u, s.mayDeepStrike(q.game, u) ? ARRIVAL.anywhere : ARRIVAL.edge);
  return EARLY_PART * scale.share(q.game) * promise - priceOf(q, RAPID_INGRESS, u, scale);
}

/** Whether a unit could arrive by the Stratagem now. */
function mayIngress(g: G, s: ModernSeams, u: U): boolean {
  if (u.place !== PLACE.reserve || u.alive === 0 || !s.mayArrive(g, u)) return false;
  if (g.round < 2 && !s.ingressInRoundOne(g, u)) return false;
  return mayUse(g, s, RAPID_INGRESS, u.side, u) && (s.mayDeepStrike(g, u) || s.wayFromEdge(g, u) >= 0);
}

function bringIn(g: G, s: ModernSeams, side: SideId, worthPoints: number): void {
  const units = g.sides[side];
  let n = 0;
  let most = worthPoints;
  const of = promised(g);
  of.best = 0;
  WHO.options[n++] = -1;
  for (let k = 0; k < units.length; k++) {
    if (!mayIngress(g, s, units[k])) continue;
    const promise = s.arrivalPromise(g, units[k], s.mayDeepStrike(g, units[k]) ? ARRIVAL.anywhere : ARRIVAL.edge);
    if (promise >= most) {
      most = promise;
      of.best = n;
    }
    WHO.options[n++] = units[k].slot;
  }
  if (n === 1) return;
  const slot = WHO.options[g.ask(WHO, side, null, null, n)];
  of.best = 0;
  if (slot < 0) return;
  use(g, s, RAPID_INGRESS, g.units[slot]);
  s.arriveUnit(g, g.units[slot]);
}

/** A unit arrives at the end of the enemy's Movement phase. */
export default defineRule({
  id: 'TEN-STRAT-14',
  title: 'Rapid Ingress (before the errata)',
  source: 'Core rules, Rapid Ingress, 1CP',
  text: [
    "End of the opponent's Movement phase: one unit of yours in Reserves arrives as if in your Reinforcements step, not in a round in which it could not normally arrive. Placement as Strategic Reserves (TEN-RESERVE-05); Deep Strike belongs to one's own Movement phase and cannot be used.",
    "Ruling: The base text does not mention Deep Strike; with the erratum off it is barred as an ability of one's own Movement phase. A unit in Reserves that is not in Strategic Reserves then cannot use the Stratagem.",
  ].join('\n'),
  layer: 'core',
  changes: 'new (widened by TEN-STRAT-15)',
  default: 'on',
  params: {
    cost: costOf(RAPID_INGRESS),
    worthPoints: integer(90, 0, 400, 'Least army points that a place must promise for a unit to arrive before its own turn', 'army points'),
  },
  patch: ({ cost, worthPoints }, s) => {
    const arrive = duty('rapid-ingress', (g, unit) => bringIn(g, s, unit.side, worthPoints));
    return {
      wrap: priced(RAPID_INGRESS, cost),
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
