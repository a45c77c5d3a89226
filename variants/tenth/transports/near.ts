import { addPlacesRound, EPSILON, gapToPoint, levelAt, makePlaces, overlapsAt, type Pose } from 'sandtable/kit';
import type { Game, Inches, ModelId, Models, Unit } from 'sandtable/rules';
import { arenaMemory } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { prepareMove } from '../movement/footing.ts';
import type { Goal } from '../movement/goal.ts';
import type { Tables } from '../tables.ts';
import { modelInches } from '../terrain/distance.ts';
import { hasJustArrived, inEdgeStrip } from './arriving.ts';
import { ROOM, type Room, type SetUp } from './set-up.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Distances to hulls, and room beside them. */
export interface BesideSeams {
  /** Whether a model is within `inches` of a hull, to get into it. */
  nearHull: (g: G, m: ModelId, hull: ModelId, inches: number) => boolean;
  /** Whether a model at x, y on a level would be wholly within `inches` of a hull. */
  whollyNearHull: (g: G, m: ModelId, pose: Pose, level: number, hull: ModelId, inches: number) => boolean;
  /** Whether models that get out of a hull may be set up at x, y, apart from there being room. A yes or no to tune. */
  mayGetOutAt: (g: G, m: ModelId, pose: Pose, hull: ModelId) => boolean;
  /** Whether units that get out of a hull that arrived this turn must stay near the edge of the table. */
  keepsToEdge: (g: G, hull: ModelId) => boolean;
  /**
   * Least horizontal distance from enemy models at which a unit that gets out of a hull is set up; 0: outside Engagement Range. A number
   * to tune.
   */
  getOutKeepInches: (g: G, u: U, hull: ModelId) => Inches;
  /**
   * Sets a unit up wholly within `inches` of a hull, as near to a goal as there is room. Returns whether any of it is on the table
   * afterwards. Waits for hulls that set units up elsewhere.
   */
  setUpNear: (g: G, u: U, hull: ModelId, inches: number, room: Room, goal: Goal) => boolean;
}

const MOST_PLACES = 8192;
/** Gap between bases. */
const SPARE_INCHES = 1 / 32;
/** Margin inside one limit and outside another, so that rounding to the grid never breaks them. */
const CLEAR_INCHES = 1 / 64;
/** Off the table on any side. */
const FAR_INCHES = 200;
/** Least spacing of the places tried, for small models. */
const LEAST_STEP_INCHES = 0.2;
/** Distance between rows where every place counts. */
const DENSE_INCHES = 0.25;
/** Ranks all places of a row before those of rows farther out. */
const ROW_HANDICAP = 1000;

/** What the current set-up is measured from. */
const beside = arenaMemory('tenth/beside', (_g: G) => ({ hull: -1, inches: 0 }));

export function besideSeams(s: ModernSeams, t: Tables): BesideSeams {
  const how: SetUp = {
    places: makePlaces(MOST_PLACES),
    within: (g, m, pose) => {
      const { x, y } = pose;
      const { hull, inches } = beside(g);
      return (
        !overlapsAt(g.models, m, pose, hull) &&
        s.whollyNearHull(g, m, pose, levelAt(g, x, y, g.desk.field.rules), hull, inches) &&
        s.mayGetOutAt(g, m, pose, hull)
      );
    },
    room: ROOM.whole,
    together: false,
    homeX: 0,
    homeY: 0,
  };

  function aimAt(x: number, y: number): void {
    how.places.goalX = x;
    how.places.goalY = y;
  }

  /** One way to set the unit up: models along or across the hull's axis, near the goal or close to the hull. */
  function attempt(g: G, u: U, across: boolean, close: boolean, room: Room, together = false): boolean {
    const m = g.models;
    const { hull } = beside(g);
    how.places.dirX = across ? -m.dirY[hull] : m.dirX[hull];
    how.places.dirY = across ? m.dirX[hull] : m.dirY[hull];
    how.room = room;
    how.together = together;
    how.homeX = m.x[hull];
    how.homeY = m.y[hull];
    listPlaces(g, u, how, close ? ROW_HANDICAP : 0);
    return s.setUpUnit(g, u, how);
  }

  function nearGoal(g: G, u: U, across: boolean, goalX: number, goalY: number): boolean {
    aimAt(goalX, goalY);
    return attempt(g, u, across, false, ROOM.whole);
  }

  /** If room is scarce, models are packed from one end of it. */
  function fromSomeSide(g: G, u: U, across: boolean): boolean {
    const { x, y, dirX, dirY } = g.models;
    const { hull } = beside(g);
    for (let k = 0; k < 4; k++) {
      const ahead = k === 0 ? FAR_INCHES : k === 1 ? -FAR_INCHES : 0;
      const aside = k === 2 ? FAR_INCHES : k === 3 ? -FAR_INCHES : 0;
      const gx = x[hull] + dirX[hull] * ahead - dirY[hull] * aside;
      const gy = y[hull] + dirY[hull] * ahead + dirX[hull] * aside;
      aimAt(gx, gy);
      if (attempt(g, u, across, false, ROOM.whole)) return true;
    }
    aimAt(x[hull], y[hull]);
    return attempt(g, u, across, true, ROOM.whole);
  }

  /** Before anybody is lost or stays inside, room is looked for between the rows as well, for all models together. */
  function withoutRows(g: G, u: U, room: Room, goalX: number, goalY: number): boolean {
    aimAt(goalX, goalY);
    if (isLong(g, u) && attempt(g, u, true, false, ROOM.whole, true)) return true;
    return attempt(g, u, false, false, room, true);
  }

  return {
    nearHull: (g, m, hull, inches) => modelInches(g, m, hull) <= inches + EPSILON,
    whollyNearHull(g, m, pose, level, hull, inches) {
      const flat = farthestFromHull(g.models, m, pose, hull);
      const up = heightOff(g.models, m, level, hull);
      return flat * flat + up * up <= (inches + EPSILON) * (inches + EPSILON);
    },
    mayGetOutAt: (g, m, pose, hull) =>
      !hasJustArrived(g, hull) || !s.keepsToEdge(g, hull) || inEdgeStrip(g, m, pose, t.stripInches + EPSILON),
    keepsToEdge: (g, hull) => s.inStrategicReserves(g, g.unitOf(hull)),
    getOutKeepInches: (g, _u, hull) => (hasJustArrived(g, hull) ? t.keepOffInches : 0),
    setUpNear(g, u, hull, inches, room, goal) {
      const { x: goalX, y: goalY } = goal;
      const rules = prepareMove(g, t, u, false, 0);
      const keep = s.getOutKeepInches(g, u, hull);
      if (keep > 0) {
        rules.keepFromEnemiesInches = keep + CLEAR_INCHES;
        rules.keepUpInches = Infinity;
      }
      const now = beside(g);
      const outerHull = now.hull;
      const outerInches = now.inches;
      now.hull = hull;
      now.inches = inches;
      const done =
        nearGoal(g, u, false, goalX, goalY) ||
        fromSomeSide(g, u, false) ||
        (isLong(g, u) && (nearGoal(g, u, true, goalX, goalY) || fromSomeSide(g, u, true))) ||
        withoutRows(g, u, room, goalX, goalY);
      now.hull = outerHull;
      now.inches = outerInches;
      rules.keepUpInches = t.engagementUpInches;
      return done;
    },
  };
}

/** Rows of places round the hull, as many as models fit in behind each other, or dense ones. */
function listPlaces(g: G, u: U, { places, together: dense }: SetUp, handicap: number): void {
  const m = g.models;
  const { hull, inches } = beside(g);
  places.n = 0;
  const r = narrowest(g, u);
  const step = dense ? DENSE_INCHES : Math.max(r / 4, LEAST_STEP_INCHES);
  const last = inches - r - CLEAR_INCHES;
  let row = 0;
  for (let apart = r + SPARE_INCHES; apart <= last; apart += dense ? DENSE_INCHES : 2 * r + SPARE_INCHES) {
    addPlacesRound(m, hull, apart, step, handicap * row++, places);
  }
  // A row at the limit itself, or one for models that would be past it.
  if (last > r + SPARE_INCHES) addPlacesRound(m, hull, last, step, handicap * row, places);
  else addPlacesRound(m, hull, r + SPARE_INCHES, step, handicap * row, places);
}

/** Half the width of the unit's widest model, measured across its narrow side. */
function narrowest(g: G, u: U): number {
  const m = g.models;
  let most = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] !== 0) most = Math.max(most, Math.min(m.coreX[i], m.coreY[i]) + m.rim[i]);
  }
  return most;
}

function isLong(g: G, u: U): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && g.models.coreX[i] !== g.models.coreY[i]) return true;
  return false;
}

/** Horizontal distance from a hull to the farthest part of a model in a pose. */
export function farthestFromHull(m: Models, i: ModelId, pose: Pose, hull: ModelId): number {
  const { x, y, dirX, dirY } = pose;
  let most = 0;
  for (let k = 0; k < 4; k++) {
    const ahead = k < 2 ? m.coreX[i] : -m.coreX[i];
    const aside = k % 2 === 0 ? m.coreY[i] : -m.coreY[i];
    const d = gapToPoint(m, hull, x + dirX * ahead - dirY * aside, y + dirY * ahead + dirX * aside);
    if (d > most) most = d;
  }
  return most + m.rim[i];
}

/** Vertical distance between a model on a level and a hull. */
export function heightOff(m: Models, i: ModelId, level: number, hull: ModelId): number {
  const up = m.z[hull] - level;
  const d = up > 0 ? up - m.height[i] : -up - m.height[hull];
  return d > 0 ? d : 0;
}
