import {
  type Ability,
  decision,
  enemyOf,
  type Game,
  hasBit,
  INTENT,
  inflict,
  intent,
  is,
  keyword,
  PLACE,
  type SideId,
  scratch,
  status,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { deployment } from '../reserves/deployment.ts';
import { defenderOf, deployInside } from '../reserves/formations.ts';
import { pointOf } from '../reserves/promise.ts';
import type { Tables } from '../tables.ts';
import { numberOf } from '../timing/ability.ts';
import type { RedeploySeams } from './seams.ts';

type G = Game<Modern>;

const REDEPLOYS = keyword('redeploys');
const REDEPLOYED = status('redeployed', 'game');
/** Which unit is redeployed; -1 for none (or no more). */
const WHICH = decision<Modern>('TEN-MISSION-02/redeploy', 'unit', () => 0);
/** Where in its zone it goes: intents, the middle first. */
const WHERE = decision<Modern>('TEN-MISSION-02/where', 'intent', () => 0);

const room = scratch({ goal: new Float64Array(2) });

export function redeploySeams(s: ModernSeams, t: Tables): RedeploySeams & Pick<ModernSeams, 'preBattle'> {
  return {
    redeployments: () => 0,
    lateRedeployments: (g) => redeployFrom(g, s, g.first),
    preBattle: (g) => s.lateRedeployments(g),
    redeployUnit(g, u) {
      const code = WHERE.options[g.ask(WHERE, u.side, u, null, listGoals(g))];
      const { goal } = room();
      pointOf(g, s, u, code, 0, goal);
      g.relocate(u, PLACE.reserve);
      deployInside(g, t, u, goal[0], goal[1]);
      s.settleInZone(g, u);
      // Its old place is the fallback: it is always free.
      if (u.place !== PLACE.table) g.relocate(u, PLACE.table);
    },
  };
}

/** Redeploys one unit of a side, if its player wants. */
function redeployOne(g: G, s: ModernSeams, side: SideId): boolean {
  const units = g.sides[side];
  let n = 0;
  WHICH.options[n++] = -1;
  for (let k = 0; k < units.length; k++) {
    if (units[k].place === PLACE.table && units[k].alive > 0 && !is(units[k], REDEPLOYED)) WHICH.options[n++] = units[k].slot;
  }
  const slot = WHICH.options[g.ask(WHICH, side, null, null, n)];
  if (slot < 0) return false;
  const to = deployment(g);
  to.order[to.orderCount++ % to.order.length] = slot;
  inflict(g, g.units[slot], REDEPLOYED);
  s.redeployUnit(g, g.units[slot]);
  return true;
}

function listGoals(g: G): number {
  let n = 0;
  WHERE.options[n++] = intent(INTENT.hold);
  for (let o = 0; o < g.board.objectives.length; o++) WHERE.options[n++] = intent(INTENT.objective, o);
  return n;
}

/** Comes between deployment and the determination of the first turn; the Attacker begins. */
export default defineRule({
  id: 'TEN-MISSION-02',
  title: 'Redeployments come before the first turn is determined',
  source: 'Errata page 5, Core Concepts (Redeployments)',
  text: 'Rules that redeploy units after deployment fall between the Deploy Armies and Determine First Turn steps. The unit is taken off and deployed again by all normal rules (Infiltrators included). The players alternate, Attacker first.',
  layer: 'errata',
  changes:
    'Adds to TEN-MISSION-01. Off: they are resolved with the pre-battle rules, after the first turn is known, first-turn player first.',
  default: 'on',
  keyword: 'redeploys',
  patch: (_p, s) => ({
    after: { redeploy: (g) => redeployFrom(g, s, enemyOf(defenderOf(g))) },
    replace: { lateRedeployments: () => {} },
  }),
});

/** A unit that its player may redeploy. */
export const redeploys: Ability<Modern, Tables> = {
  keyword: 'redeploys',
  text: 'After both armies have deployed, you can redeploy up to X of your units.',
  patch: () => ({
    wrap: {
      redeployments: (next) => (g, side) => {
        let most = next(g, side);
        const units = g.sides[side];
        for (let k = 0; k < units.length; k++) {
          if (units[k].alive > 0 && hasBit(units[k].anyBits, REDEPLOYS)) most += numberOf(g, units[k], 'redeploys');
        }
        return most;
      },
    },
  }),
};

/** Redeployments by turns, a side beginning. */
export function redeployFrom(g: Game<Modern>, s: ModernSeams, first: SideId): void {
  let side = first;
  let left = s.redeployments(g, side);
  let others = s.redeployments(g, enemyOf(side));
  while (left + others > 0) {
    left = left > 0 && redeployOne(g, s, side) ? left - 1 : 0;
    [left, others] = [others, left];
    side = enemyOf(side);
  }
}
