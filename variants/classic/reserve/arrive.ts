import { EPSILON, FORMATION, type Formation, layOut, pathFree } from 'sandtable/kit';
import {
  type Decision,
  decision,
  first,
  type Game,
  INTENT,
  inflict,
  intentKind,
  lift,
  type ModelId,
  PLACE,
  type Question,
  RESERVE,
  type Unit,
} from 'sandtable/rules';
import { type Classic, VEHICLE } from '../family.ts';
import { moveRulesOf, statsOf } from '../mobility.ts';
import { listIntents } from '../move.ts';
import type { ClassicSeams, ReserveSeams } from '../seams.ts';
import { MOVED } from '../state.ts';
import { noteStartOf, testDangers, walkedBy, wayIsDifficult } from '../terrain.ts';
import { alongOf, depthOf, EDGE, edgeLength, faceInward, halfDepth, inward } from './edges.ts';
import { bestOption, pointOf, promiseAt } from './promise.ts';
import { ARRIVED, ARRIVES, DUE, NO_ROOM, ONGOING } from './state.ts';

/** Where to come in; options are intents, and the unit comes in at the place nearest to where they lead. */
const ARRIVE_TOWARDS = decision<Classic>('arrive-towards', 'intent', first);

/** Distance between the places along the edge that are tried. */
const STEP_INCHES = 2;
const APART_INCHES = 0.5;

const goal = new Float64Array(2);

type Keys = 'arriveUnit' | 'arriveFrom' | 'arriveAs' | 'arrivalInches' | 'hasArrived' | 'leaveTable';

/** RESERVE: coming in from an edge. */
export const arriving = (s: ClassicSeams): Pick<ReserveSeams<Classic>, Keys> => {
  const towards: Decision<Classic> = { ...ARRIVE_TOWARDS, otherwise: (q) => bestOption(q, scoreOf) };
  /** What the place promises that the option leads to. */
  function scoreOf(q: Question<Classic>, option: number): number {
    if (q.about === null) return 0;
    pointOf(q.game, q.about, option, goal);
    const inches = s.arrivalInches(q.game, q.about);
    const x = inward[0] > 0 ? Math.min(goal[0], inches) : inward[0] < 0 ? Math.max(goal[0], q.game.board.width - inches) : goal[0];
    const y = inward[1] > 0 ? Math.min(goal[1], inches) : inward[1] < 0 ? Math.max(goal[1], q.game.board.height - inches) : goal[1];
    return promiseAt(q.game, s, q.about, x, y);
  }

  return {
    arriveUnit: (g, u) => {
      if (u.reserve === RESERVE['deep-strike'] && s.mayDeepStrike(g, u)) {
        s.strikeDown(g, u);
        return;
      }
      s.arriveFrom(g, u, u.reserve === RESERVE.outflank && s.mayOutflank(g, u) ? s.outflankEdge(g, u) : EDGE.own);
    },

    arriveFrom: (g, u, edge) => {
      faceInward(g, u, edge);
      const n = listIntents(g, u, true, towards.options);
      s.arriveAs(g, u, edge, towards.options[g.ask(towards, u.side, u, null, n)]);
    },

    arriveAs: (g, u, edge, code) => {
      pointOf(g, u, code, goal);
      const x = goal[0];
      const y = goal[1];
      const inches = s.arrivalInches(g, u);
      faceInward(g, u, edge);
      u.place = PLACE.table;
      const shallow = intentKind(code) === INTENT.hold;
      let fits = comeIn(g, s, u, x, y, inches, shallow);
      if (fits && s.slowedByTerrain(g, u) && crossedDifficult(g, s, u)) {
        const slowed = s.difficultTest(g, u);
        if (slowed < inches) fits = comeIn(g, s, u, x, y, slowed, shallow) || comeIn(g, s, u, x, y, inches, true);
      }
      if (!fits) {
        u.place = PLACE.reserve;
        inflict(g, u, ONGOING);
        g.log.note(NO_ROOM, u.slot);
        return false;
      }
      setOut(g, u);
      const m = g.models;
      for (let i = u.first; i < u.first + u.size; i++) if (m.alive[i] !== 0) m.reg[MOVED][i] += walkedBy(g, i);
      s.hasArrived(g, u);
      testDangers(g, s, u, s.fliesOver(g, u));
      return true;
    },

    arrivalInches: (g, u) => {
      const { vehicle } = statsOf(g, u);
      const inches = s.baseMoveInches(g, u);
      if (vehicle === 0 || (vehicle & VEHICLE.walker) !== 0 || s.reachInches(g, u) <= 0) return inches;
      // It still fires one of its guns.
      return Math.min(inches, s.combatInches(g, u));
    },

    hasArrived: (g, u) => {
      lift(u, ONGOING);
      lift(u, DUE);
      inflict(g, u, ARRIVED);
      u.arrived = g.round;
      g.relocate(u, PLACE.table);
      g.log.note(ARRIVES, u.slot, Math.round(u.x * 256), Math.round(u.y * 256));
    },

    leaveTable: (g, u) => {
      inflict(g, u, ONGOING);
      g.relocate(u, PLACE.reserve);
    },
  };
};

/** How far in the models of the unit that is coming in may reach, and the unit. */
let most = 0;
let flies = false;
let newcomer: Unit<Classic> | null = null;

/** Whether a model may stand there: wholly on the table, no farther in than it can go, by a free way from the edge. */
function reaches(g: Game<Classic>, i: ModelId, x: number, y: number, dirX: number, dirY: number): boolean {
  const half = halfDepth(g, i, dirX, dirY);
  const depth = depthOf(g, x, y);
  if (depth + half > Math.max(most, 2 * half) + EPSILON || newcomer === null) return false;
  if (flies) return true;
  const back = depth + half;
  return pathFree(g, newcomer, i, x - inward[0] * back, y - inward[1] * back, x, y, moveRulesOf(g, newcomer, false));
}

/** Half the depth of a formation of a unit's models. */
function halfBlock(g: Game<Classic>, u: Unit<Classic>, formation: Formation): number {
  let widest = 0;
  let half = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    widest = Math.max(widest, g.models.radius[i]);
    half = Math.max(half, halfDepth(g, i, inward[0], inward[1]));
  }
  const across =
    formation === FORMATION.line ? u.alive : formation === FORMATION.ranks ? Math.ceil(u.alive / 2) : Math.ceil(Math.sqrt(u.alive));
  return half + ((Math.ceil(u.alive / across) - 1) * (2 * widest + APART_INCHES)) / 2;
}

const FORMATIONS: readonly Formation[] = [FORMATION.block, FORMATION.ranks, FORMATION.line];

/** Lays a unit out within `inches` of the edge, as near to where x, y lies along it as there is room. */
function comeIn(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, x: number, y: number, inches: number, shallow: boolean): boolean {
  most = inches;
  flies = s.fliesOver(g, u);
  newcomer = u;
  const length = edgeLength(g);
  const wanted = Math.max(0, depthOf(g, x, y));
  for (let f = 0; f < FORMATIONS.length; f++) {
    const half = halfBlock(g, u, FORMATIONS[f]);
    const deepest = Math.max(half, inches - half);
    const depth = shallow ? half : Math.max(half, Math.min(deepest, wanted));
    for (let off = 0; off <= length; off += STEP_INCHES) {
      for (let hand = off === 0 ? 1 : -1; hand <= 1; hand += 2) {
        const along = alongOf(x, y) + hand * off;
        if (along < 0 || along > length) continue;
        if (standAt(g, u, along, depth, FORMATIONS[f]) || (depth < deepest && standAt(g, u, along, deepest, FORMATIONS[f]))) return true;
      }
    }
  }
  return false;
}

/** Lays a unit out about a point so far along the edge and so far in. */
function standAt(g: Game<Classic>, u: Unit<Classic>, along: number, depth: number, formation: Formation): boolean {
  const x = inward[0] !== 0 ? (inward[0] > 0 ? depth : g.board.width - depth) : along;
  const y = inward[0] !== 0 ? along : inward[1] > 0 ? depth : g.board.height - depth;
  return layOut(g, u, x, y, inward[0], inward[1], formation, moveRulesOf(g, u, flies), reaches);
}

/** Whether the straight way of a model from just off the edge to where it stands is difficult. */
function crossedDifficult(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): boolean {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    const depth = depthOf(g, m.x[i], m.y[i]);
    if (wayIsDifficult(g, s, u, i, m.x[i] - inward[0] * depth, m.y[i] - inward[1] * depth)) return true;
  }
  return false;
}

/** Notes as the start of the move the places just off the edge that the models came from. */
function setOut(g: Game<Classic>, u: Unit<Classic>): void {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    const back = depthOf(g, m.x[i], m.y[i]) + halfDepth(g, i, m.dirX[i], m.dirY[i]);
    noteStartOf(i, m.x[i] - inward[0] * back, m.y[i] - inward[1] * back);
  }
}
