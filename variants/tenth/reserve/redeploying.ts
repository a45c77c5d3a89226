import type { Ability, Game, SideId, Unit } from 'sandtable/rules';
import { decision, enemyOf, hasBit, INTENT, inflict, intent, is, keyword, PLACE, status } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import type { Tables } from '../tables.ts';
import { numberOf } from '../timing/ability.ts';
import { defenderOf, deployInside } from './formations.ts';
import { pointOf } from './promise.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const REDEPLOYS = keyword('redeploys');
const REDEPLOYED = status('redeployed', 'game');
/** Which unit is taken off and deployed again; -1: none (any more). */
const WHICH = decision<Modern>('TEN-MISSION-02/redeploy', 'unit', () => 0);
/** Where to in its zone: intents, the middle first. */
const WHERE = decision<Modern>('TEN-MISSION-02/where', 'intent', () => 0);

/** Rules that let a side deploy units again. */
export interface RedeploySeams {
  /** Most units that a side may redeploy. */
  redeployments: (g: G, side: SideId) => number;
  /** Redeployments by turns, a side beginning. */
  redeployFrom: (g: G, side: SideId) => void;
  /** Redeployments once the first turn is known. */
  lateRedeployments: (g: G) => void;
  /** Takes a unit off and deploys it again. */
  redeployUnit: (g: G, u: U) => void;
}

export function redeploySeams(s: ModernSeams, t: Tables): RedeploySeams & Pick<ModernSeams, 'preBattle'> {
  const goal = new Float64Array(2);
  return {
    redeployments: () => 0,
    redeployFrom(g, first) {
      let side = first;
      let left = s.redeployments(g, side);
      let others = s.redeployments(g, enemyOf(side));
      while (left + others > 0) {
        left = left > 0 && redeployOne(g, s, side) ? left - 1 : 0;
        [left, others] = [others, left];
        side = enemyOf(side);
      }
    },
    lateRedeployments: (g) => s.redeployFrom(g, g.first),
    preBattle: (g) => s.lateRedeployments(g),
    redeployUnit(g, u) {
      const code = WHERE.options[g.ask(WHERE, u.side, u, null, listGoals(g))];
      pointOf(g, s, u, code, 0, goal);
      g.relocate(u, PLACE.reserve);
      deployInside(g, t, u, goal[0], goal[1]);
      s.settleInZone(g, u);
      // Its old place is the last one it could need: that is free.
      if (u.place !== PLACE.table) g.relocate(u, PLACE.table);
    },
  };
}

/** One unit of a side, if its player likes. */
function redeployOne(g: G, s: ModernSeams, side: SideId): boolean {
  const units = g.sides[side];
  let n = 0;
  WHICH.options[n++] = -1;
  for (let k = 0; k < units.length; k++) {
    if (units[k].place === PLACE.table && units[k].alive > 0 && !is(units[k], REDEPLOYED)) WHICH.options[n++] = units[k].slot;
  }
  const slot = WHICH.options[g.ask(WHICH, side, null, null, n)];
  if (slot < 0) return false;
  const { order } = g.desk.reserve;
  order[g.desk.reserve.orderCount++ % order.length] = slot;
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

/** Between deployment and the first turn, the Attacker beginning. */
export const redeploysEarly = defineRule({
  id: 'TEN-MISSION-02',
  default: 'on',
  keyword: 'redeploys',
  patch: (_p, s) => ({
    after: { redeploy: (g) => s.redeployFrom(g, enemyOf(defenderOf(g))) },
    replace: { lateRedeployments: () => {} },
  }),
});

/** A unit whose player may change his mind. */
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
