import {
  boxOn,
  EPSILON,
  FORMATION,
  type Formation,
  fitIn,
  layOut,
  makePose,
  makeSegment,
  type Pose,
  pathFree,
  setPose,
  setSegment,
} from 'sandtable/kit';
import {
  arenaMemory,
  type Decision,
  decision,
  type Game,
  INTENT,
  inflict,
  intentKind,
  lift,
  type ModelId,
  PLACE,
  type Question,
  RESERVE,
  reckoned,
  scratch,
  type Unit,
} from 'sandtable/rules';
import { type Classic, VEHICLE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { moveRulesOf, statsOf } from '../movement/mobility.ts';
import { listIntents } from '../movement/move.ts';
import type { ReserveSeams } from '../seams.ts';
import { MOVED } from '../state.ts';
import { noteStartOf, testDangers, walkedBy, wayIsDifficult } from '../terrain/terrain.ts';
import { alongOf, depthOf, EDGE, edgeLength, faceInward, halfDepth, inwardOf, leaveEdge } from './edges.ts';
import { bestOption, pointOf, promiseAt } from './promise.ts';
import { ARRIVED, ARRIVES, DUE, NO_ROOM, ONGOING } from './state.ts';

/** Where to arrive; options are intents, and the unit arrives at the point of the edge nearest to their goal. */
const ARRIVE_TOWARDS = decision<Classic>('arrive-towards', 'intent', reckoned);

/** Distance between the places tried along the edge. */
const STEP_INCHES = 2;
const APART_INCHES = 0.5;

const room = scratch({ goal: new Float64Array(2) });

/** The arriving unit, how far in its models may reach, and whether it flies. */
const arrival = arenaMemory('classic/arrival', (_g: Game<Classic>) => ({
  unit: null as Unit<Classic> | null,
  /** Where it is to go. */
  x: 0,
  y: 0,
  inches: 0,
  flies: false,
}));

type Keys = 'arriveFrom' | 'arriveAs' | 'arrivalInches' | 'hasArrived';

/** RESERVE: arriving from an edge. */
export const arriving = (s: ClassicSeams): Pick<ReserveSeams<Classic>, Keys> => {
  const towards: Decision<Classic> = {
    ...ARRIVE_TOWARDS,
    otherwise: (q) => bestOption(q, scoreOf),
    worth: (q, option, scale) => {
      if (q.about === null) return 0;
      const goal = endOf(q, q.about, option);
      return scale.place(q.game, q.about, goal[0], goal[1]);
    },
  };
  function scoreOf(q: Question<Classic>, option: number): number {
    if (q.about === null) return 0;
    const goal = endOf(q, q.about, option);
    return promiseAt(q.game, s, q.about, goal[0], goal[1]);
  }

  /** The place an option leads to; to be read before the next call. */
  function endOf(q: Question<Classic>, u: Unit<Classic>, option: number): Float64Array {
    const { goal } = room();
    pointOf(q.game, u, option, goal);
    const inward = inwardOf(q.game);
    const inches = s.arrivalInches(q.game, u);
    goal[0] = inward.x > 0 ? Math.min(goal[0], inches) : inward.x < 0 ? Math.max(goal[0], q.game.board.width - inches) : goal[0];
    goal[1] = inward.y > 0 ? Math.min(goal[1], inches) : inward.y < 0 ? Math.max(goal[1], q.game.board.height - inches) : goal[1];
    return goal;
  }

  return {
    arriveFrom: (g, u, edge) => {
      faceInward(g, u, edge);
      const n = listIntents(g, u, true, towards.options);
      const code = towards.options[g.ask(towards, u.side, u, null, n)];
      leaveEdge(g);
      s.arriveAs(g, u, edge, code);
    },

    arriveAs: (g, u, edge, code) => {
      const { goal } = room();
      pointOf(g, u, code, goal);
      const coming = arrival(g);
      coming.x = goal[0];
      coming.y = goal[1];
      const inches = s.arrivalInches(g, u);
      faceInward(g, u, edge);
      u.place = PLACE.table;
      const shallow = intentKind(code) === INTENT.hold;
      coming.flies = s.fliesOver(g, u);
      let fits = comeIn(g, u, inches, shallow);
      if (fits && s.slowedByTerrain(g, u) && crossedDifficult(g, s, u)) {
        const slowed = s.difficultTest(g, u);
        if (slowed < inches) fits = comeIn(g, u, slowed, shallow) || comeIn(g, u, inches, true);
      }
      if (!fits) {
        endArrival(g);
        u.place = PLACE.reserve;
        inflict(g, u, ONGOING);
        g.log.note(NO_ROOM, u.slot);
        return false;
      }
      setOut(g, u);
      endArrival(g);
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
  };
};

const way = scratch(makeSegment());

/** Whether a model may stand there: wholly on the table, no farther in than it can move, with a clear path from the edge. */
function reaches(g: Game<Classic>, i: ModelId, pose: Pose): boolean {
  const { x, y, dirX, dirY } = pose;
  const { unit, inches, flies } = arrival(g);
  const half = halfDepth(g, i, dirX, dirY);
  const depth = depthOf(g, x, y);
  if (depth + half > Math.max(inches, 2 * half) + EPSILON || unit === null) return false;
  if (flies) return true;
  const back = depth + half;
  const inward = inwardOf(g);
  return pathFree(g, unit, i, setSegment(way(), x - inward.x * back, y - inward.y * back, x, y), moveRulesOf(g, unit, false));
}

/** Half the depth of a formation of a unit's models. */
function halfBlock(g: Game<Classic>, u: Unit<Classic>, formation: Formation): number {
  const inward = inwardOf(g);
  let widest = 0;
  let half = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    widest = Math.max(widest, g.models.radius[i]);
    half = Math.max(half, halfDepth(g, i, inward.x, inward.y));
  }
  const across =
    formation === FORMATION.line ? u.alive : formation === FORMATION.ranks ? Math.ceil(u.alive / 2) : Math.ceil(Math.sqrt(u.alive));
  return half + ((Math.ceil(u.alive / across) - 1) * (2 * widest + APART_INCHES)) / 2;
}

const FORMATIONS: readonly Formation[] = [FORMATION.block, FORMATION.ranks, FORMATION.line];

/** Forgets the edge, and where the unit was to go. */
function endArrival(g: Game<Classic>): void {
  leaveEdge(g);
  const coming = arrival(g);
  coming.x = 0;
  coming.y = 0;
  coming.flies = false;
}

/** Places a unit within `inches` of the edge, as near along it to where it is to go as there is room. */
function comeIn(g: Game<Classic>, u: Unit<Classic>, inches: number, shallow: boolean): boolean {
  const coming = arrival(g);
  coming.unit = u;
  coming.inches = inches;
  const found = findRoom(g, u, shallow);
  coming.unit = null;
  coming.inches = 0;
  return found;
}

/** Finds room for the unit that is coming in. */
function findRoom(g: Game<Classic>, u: Unit<Classic>, shallow: boolean): boolean {
  const { x, y, inches, flies } = arrival(g);
  const length = edgeLength(g);
  const inward = inwardOf(g);
  const wanted = Math.max(0, depthOf(g, x, y));
  // Left and right are as seen from the edge, looking in.
  const way = inward.x + inward.y;
  for (let f = 0; f < FORMATIONS.length; f++) {
    const half = halfBlock(g, u, FORMATIONS[f]);
    const deepest = Math.max(half, inches - half);
    const depth = shallow ? half : Math.max(half, Math.min(deepest, wanted));
    for (let off = 0; off <= length; off += STEP_INCHES) {
      for (let hand = off === 0 ? 1 : -1; hand <= 1; hand += 2) {
        const along = alongOf(g, x, y) + hand * way * off;
        if (along < 0 || along > length) continue;
        if (standAt(g, u, along, depth, FORMATIONS[f], flies)) return true;
        if (depth < deepest && standAt(g, u, along, deepest, FORMATIONS[f], flies)) return true;
      }
    }
  }
  return standAnywhere(g, u, x, y, inches, flies);
}

const there = scratch(makePose());

/** Places a unit on any points of the strip along the edge. */
function standAnywhere(g: Game<Classic>, u: Unit<Classic>, x: number, y: number, inches: number, flies: boolean): boolean {
  const inward = inwardOf(g);
  const { width, height } = g.board;
  let deep = inches;
  // A hull longer than it may move stands with its back to the edge.
  for (let i = u.first; i < u.first + u.size; i++) deep = Math.max(deep, halfDepth(g, i, inward.x, inward.y));
  const strip = boxOn(
    g,
    inward.x < 0 ? width - deep : 0,
    inward.y < 0 ? height - deep : 0,
    inward.x > 0 ? deep : width,
    inward.y > 0 ? deep : height,
  );
  return fitIn(g, u, strip, setPose(there(), x, y, inward.x, inward.y), moveRulesOf(g, u, flies), reaches);
}

/** Places a unit round a point, given as inches along the edge and inches in. */
function standAt(g: Game<Classic>, u: Unit<Classic>, along: number, depth: number, formation: Formation, flies: boolean): boolean {
  const inward = inwardOf(g);
  const x = inward.x !== 0 ? (inward.x > 0 ? depth : g.board.width - depth) : along;
  const y = inward.x !== 0 ? along : inward.y > 0 ? depth : g.board.height - depth;
  return layOut(g, u, setPose(there(), x, y, inward.x, inward.y), formation, moveRulesOf(g, u, flies), reaches);
}

/** Whether a model's straight path from just off the edge to its place crosses difficult terrain. */
function crossedDifficult(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): boolean {
  const m = g.models;
  const inward = inwardOf(g);
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    const depth = depthOf(g, m.x[i], m.y[i]);
    if (wayIsDifficult(g, s, u, i, m.x[i] - inward.x * depth, m.y[i] - inward.y * depth)) return true;
  }
  return false;
}

/** Notes the models' places just off the edge as the start of their move. */
function setOut(g: Game<Classic>, u: Unit<Classic>): void {
  const m = g.models;
  const inward = inwardOf(g);
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    const back = depthOf(g, m.x[i], m.y[i]) + halfDepth(g, i, m.dirX[i], m.dirY[i]);
    noteStartOf(g, i, m.x[i] - inward.x * back, m.y[i] - inward.y * back);
  }
}

/** A unit that is due comes in, as its army list has it (CLS-RESERVE-04). */
export function arriveUnit(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): void {
  if (u.reserve === RESERVE['deep-strike'] && s.mayDeepStrike(g, u)) {
    s.strikeDown(g, u);
    return;
  }
  s.arriveFrom(g, u, u.reserve === RESERVE.outflank && s.mayOutflank(g, u) ? s.outflankEdge(g, u) : EDGE.own);
}
