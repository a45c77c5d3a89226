import type { Decision, Game, Question, Scale, SideId, Unit } from 'sandtable/rules';
import { arenaMemory, enemyOf, hasBit, INTENT, inflict, intent, intentKind, is, keyword, PLACE, RESERVE, scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { RedeploySeams } from '../mission/seams.ts';
import { goalAt } from '../movement/goal.ts';
import { tellEnemies } from '../movement/move.ts';
import { ENEMY_MOVED, MOVED } from '../state.ts';
import type { Tables } from '../tables.ts';
import { depthOf, EDGES, inwardX, inwardY, leastDepth } from './edges.ts';
import { LIMIT_WINS } from './in-reserve.ts';
import { pointOf, promiseAt } from './promise.ts';
import { ARRIVAL, type Arrival, type ReserveSeams } from './seams.ts';
import { findRoom, standOn } from './spots.ts';
import {
  ARRIVE_BY,
  ARRIVE_NEXT,
  ARRIVE_TOWARDS,
  ARRIVED,
  ARRIVES,
  CONSIDERED,
  ENEMY_SET_UP,
  JUST_ARRIVED,
  LEAVES,
  LEFT_TABLE,
  NO_ROOM,
  PUT_IN_RESERVES,
} from './states.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const DEEP_STRIKE = keyword('deep-strike');

type Part =
  | Exclude<keyof ReserveSeams, keyof RedeploySeams | 'declareFormations' | 'declareSide' | 'reservePoints' | 'deployUnit' | 'settleInZone'>
  | 'reinforcements';

const room = scratch({ goal: new Float64Array(2) });
/** How the unit asked would arrive. */
const asked = arenaMemory('tenth/arrives-towards', (_g: G): { how: Arrival } => ({ how: ARRIVAL.anywhere }));

/** Units that come in during the battle (TEN-RESERVE-01, TEN-RESERVE-05, TEN-RESERVE-06). */
export function arrivingSeams(s: ModernSeams, t: Tables): Pick<ModernSeams, Part> {
  const towards: Decision<Modern> = { ...ARRIVE_TOWARDS, otherwise: bestPlace, worth: worthOfPlace };

  /** What it is worth to arrive there; no unit stays in Reserves by choice. */
  function worthOfPlace(q: Question<Modern>, code: number, scale: Scale<Modern>): number {
    if (q.about === null || intentKind(code) === INTENT.hold) return Number.NEGATIVE_INFINITY;
    const goal = goalOf(q.game, q.about, asked(q.game).how, code);
    return scale.place(q.game, q.about, goal[0], goal[1]);
  }

  /** The most promising place; no unit stays in Reserves by choice. */
  function bestPlace(q: Question<Modern>): number {
    if (q.about === null || q.n === 1) return 0;
    const { how } = asked(q.game);
    let best = 1;
    let most = -Infinity;
    for (let k = 1; k < q.n; k++) {
      const promise = promiseOf(q.game, q.about, how, q.options[k]);
      if (promise <= most) continue;
      most = promise;
      best = k;
    }
    return best;
  }

  /** What the place promises to which an intent leads. */
  function promiseOf(g: G, u: U, how: Arrival, code: number): number {
    const goal = goalOf(g, u, how, code);
    return promiseAt(g, s, u, goal[0], goal[1]);
  }

  /** The place to which an intent leads; to be read before the next call. */
  function goalOf(g: G, u: U, how: Arrival, code: number): Float64Array {
    const { goal } = room();
    pointOf(g, s, u, code, t.keepOffInches, goal);
    if (how !== ARRIVAL.anywhere) intoStrip(g, goal, u.side, how, t.stripInches / 2);
    return goal;
  }

  /** Moves `goal` to the nearest strip where the unit may arrive. */
  function intoStrip(g: G, goal: Float64Array, side: SideId, how: Arrival, inches: number): void {
    let best = 0;
    const last = how === ARRIVAL.ownEdge ? 1 : EDGES;
    const depth = (edge: number): number => depthOf(g, goal[0], goal[1], inwardX(g, side, edge), inwardY(g, side, edge));
    for (let edge = 1; edge < last; edge++) if (depth(edge) < depth(best)) best = edge;
    const back = depth(best) - inches;
    if (back <= 0) return;
    goal[0] -= inwardX(g, side, best) * back;
    goal[1] -= inwardY(g, side, best) * back;
  }

  return {
    reinforcements(g, side) {
      const units = g.sides[side];
      for (;;) {
        let n = 0;
        for (let k = 0; k < units.length; k++) {
          const u = units[k];
          if (u.place === PLACE.reserve && !is(u, CONSIDERED) && s.mayArrive(g, u)) ARRIVE_NEXT.options[n++] = u.slot;
        }
        if (n === 0) return;
        const u = g.units[ARRIVE_NEXT.options[g.ask(ARRIVE_NEXT, side, null, null, n)]];
        inflict(g, u, CONSIDERED);
        s.arriveUnit(g, u);
      }
    },
    inStrategicReserves: (g, u) => u.reserve !== RESERVE['deep-strike'] || is(u, PUT_IN_RESERVES) || !s.hasDeepStrike(g, u),
    firstRound: () => t.reservesFromRound,
    mayArrive: (g, u) => u.place === PLACE.reserve && u.alive > 0 && !is(u, LEFT_TABLE) && g.round >= s.firstRound(g, u),
    hasDeepStrike: (_g, u) => hasBit(u.anyBits, DEEP_STRIKE),
    mayDeepStrike: (g, u) => u.side === g.active && s.hasDeepStrike(g, u) && !s.inStrategicReserves(g, u),
    wayFromEdge: (g, u) => (s.inStrategicReserves(g, u) && fitsStrip(g, u, t.stripInches) ? ARRIVAL.edge : -1),
    arriveUnit(g, u) {
      let n = 0;
      const edge = s.wayFromEdge(g, u);
      if (edge >= 0) ARRIVE_BY.options[n++] = edge;
      if (s.mayDeepStrike(g, u)) ARRIVE_BY.options[n++] = ARRIVAL.anywhere;
      if (n === 0) return false;
      const how = ARRIVE_BY.options[g.ask(ARRIVE_BY, u.side, u, null, n)] as Arrival;
      return s.arriveBy(g, u, how);
    },
    arriveBy(g, u, how) {
      const now = asked(g);
      const outer = now.how;
      now.how = how;
      const code = towards.options[g.ask(towards, u.side, u, null, listPlaces(g, s, u, towards.options))];
      now.how = outer;
      return intentKind(code) !== INTENT.hold && s.arrive(g, u, how, code);
    },
    arrive(g, u, how, code) {
      const { goal } = room();
      pointOf(g, s, u, code, t.keepOffInches, goal);
      const x = goal[0];
      const y = goal[1];
      if (!s.setUp(g, u, how, x, y)) {
        g.log.note(NO_ROOM, u.slot);
        return s.arriveInPart(g, u, how, x, y);
      }
      g.relocate(u, PLACE.table);
      s.hasArrived(g, u, how);
      return true;
    },
    setUp: (g, u, how, x, y) => findRoom(g, s, t, u, how, goalAt(x, y)),
    setUpAt: (g, u, how, places) => standOn(g, s, t, u, how, places),
    arrivalPromise(g, u, how) {
      const n = listPlaces(g, s, u, towards.options);
      let most = 0;
      for (let k = 1; k < n; k++) most = Math.max(most, promiseOf(g, u, how, towards.options[k]));
      return most;
    },
    keepsOff: () => t.keepOffInches,
    boundByLimits: (g, u) => !s.inStrategicReserves(g, u),
    limitWins: (g, u, enemy) => g.choose(LIMIT_WINS, g.active, u, enemy),
    usesRulesInReserve: () => false,
    stratagemsReach: () => false,
    ingressInRoundOne: () => false,
    mayStandOn: () => true,
    mixesEdges: () => true,
    hasArrived(g, u) {
      u.arrived = g.round;
      inflict(g, u, ARRIVED);
      inflict(g, u, JUST_ARRIVED);
      g.log.note(ARRIVES, u.slot, Math.round(u.x * 256), Math.round(u.y * 256));
      tellEnemies(g, ENEMY_SET_UP, u);
      if (u.alive > 0) s.countsAsMoved(g, u);
    },
    countsAsMoved(g, u) {
      inflict(g, u, MOVED);
      tellEnemies(g, ENEMY_MOVED, u);
    },
    mayMoveAgain: (_g, u) => !is(u, ARRIVED),
  };
}

/** Whether all its models could stand wholly within a strip of this depth. */
export function fitsStrip(g: G, u: U, inches: number): boolean {
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0 && leastDepth(g, m) > inches) return false;
  return true;
}

/** Lists staying away, a scripted point, the markers and the enemies on the table, as intents; returns how many. */
function listPlaces(g: G, s: ModernSeams, u: U, into: Int32Array): number {
  let n = 0;
  const shoots = s.reachInches(g, u) > 0;
  into[n++] = intent(INTENT.hold);
  if (g.orderPoint(u) !== null) into[n++] = intent(INTENT.point);
  for (let k = 0; k < g.board.objectives.length; k++) into[n++] = intent(INTENT.objective, k);
  const enemies = g.sides[enemyOf(u.side)];
  for (let k = 0; k < enemies.length; k++) {
    if (enemies[k].alive === 0 || enemies[k].place !== PLACE.table) continue;
    into[n++] = intent(INTENT.advance, enemies[k].slot);
    if (shoots) into[n++] = intent(INTENT['keep-range'], enemies[k].slot);
  }
  return n;
}

/** Takes a unit off the table into Strategic Reserves. */
export function intoReserves(g: Game<Modern>, u: Unit<Modern>): void {
  inflict(g, u, PUT_IN_RESERVES);
  inflict(g, u, LEFT_TABLE);
  g.relocate(u, PLACE.reserve);
  g.log.note(LEAVES, u.slot);
}
