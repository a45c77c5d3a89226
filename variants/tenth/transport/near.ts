import { addPlacesRound, EPSILON, gapToPoint, levelAt, makePlaces, overlapsAt } from 'sandtable/kit';
import type { Game, ModelId, Models, Unit } from 'sandtable/rules';
import { modelInches } from '../distance.ts';
import type { Modern } from '../family.ts';
import { prepareMove } from '../footing.ts';
import type { ModernSeams } from '../seams.ts';
import type { Tables } from '../tables.ts';
import { hasJustArrived, inEdgeStrip } from './arriving.ts';
import { ROOM, type Room, type SetUp } from './setUp.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Distances to hulls, and room beside them. */
export interface BesideSeams {
  /** Whether a model is within `inches` of a hull, to get into it. */
  nearHull: (g: G, m: ModelId, hull: ModelId, inches: number) => boolean;
  /** Whether a model that stood at x, y on a level would be wholly within `inches` of a hull. */
  whollyNearHull: (
    g: G,
    m: ModelId,
    x: number,
    y: number,
    dirX: number,
    dirY: number,
    level: number,
    hull: ModelId,
    inches: number,
  ) => boolean;
  /** Whether models that get out of a hull may be set up at x, y, whatever room there is. */
  mayGetOutAt: (g: G, m: ModelId, x: number, y: number, dirX: number, dirY: number, hull: ModelId) => boolean;
  /** Whether those who get out of a hull that came in this turn have to stay near the edge of the table. */
  keepsToEdge: (g: G, hull: ModelId) => boolean;
  /** How far from enemy models, horizontally, a unit has to be set up that gets out of a hull; 0: outside Engagement Range. */
  getOutKeepInches: (g: G, u: U, hull: ModelId) => number;
  /**
   * Sets a unit up wholly within `inches` of a hull, as near to a goal as there is room. Whether any of it is on the table
   * afterwards.
   */
  setUpNear: (g: G, u: U, hull: ModelId, inches: number, room: Room, goalX: number, goalY: number) => boolean;
}

const MOST_PLACES = 2048;
/** Left between bases. */
const SPARE_INCHES = 1 / 32;
/** Kept inside a limit and outside another, so that rounding to the grid never breaks them. */
const CLEAR_INCHES = 1 / 64;
/** Off the table on any side. */
const FAR_INCHES = 200;
/** How close together places are tried, in bases of small models. */
const LEAST_STEP_INCHES = 0.2;
/** Puts all places of a row before those of rows farther out. */
const ROW_HANDICAP = 1000;

/** What the set-up under way is measured from. */
let hullNow: ModelId = 0;
let inchesNow = 0;

export function besideSeams(s: ModernSeams, t: Tables): BesideSeams {
  const how: SetUp = {
    places: makePlaces(MOST_PLACES),
    within: (g, m, x, y, dirX, dirY) =>
      !overlapsAt(g.models, m, x, y, dirX, dirY, hullNow) &&
      s.whollyNearHull(g, m, x, y, dirX, dirY, levelAt(g, x, y, g.desk.field.rules), hullNow, inchesNow) &&
      s.mayGetOutAt(g, m, x, y, dirX, dirY, hullNow),
    dirX: 1,
    dirY: 0,
    room: ROOM.whole,
    homeX: 0,
    homeY: 0,
  };

  /** One way to set it up: models along or across the hull's axis, near to the goal or close to the hull. */
  function attempt(g: G, u: U, across: boolean, close: boolean, room: Room, goalX: number, goalY: number): boolean {
    const m = g.models;
    how.dirX = across ? -m.dirY[hullNow] : m.dirX[hullNow];
    how.dirY = across ? m.dirX[hullNow] : m.dirY[hullNow];
    how.room = room;
    how.homeX = m.x[hullNow];
    how.homeY = m.y[hullNow];
    listPlaces(g, u, how, close ? ROW_HANDICAP : 0, goalX, goalY);
    return s.setUpUnit(g, u, how);
  }

  /** Where room is scarce models are packed from one end of it. */
  function fromSomeSide(g: G, u: U, across: boolean): boolean {
    const { x, y, dirX, dirY } = g.models;
    for (let k = 0; k < 4; k++) {
      const ahead = k === 0 ? FAR_INCHES : k === 1 ? -FAR_INCHES : 0;
      const aside = k === 2 ? FAR_INCHES : k === 3 ? -FAR_INCHES : 0;
      const gx = x[hullNow] + dirX[hullNow] * ahead - dirY[hullNow] * aside;
      const gy = y[hullNow] + dirY[hullNow] * ahead + dirX[hullNow] * aside;
      if (attempt(g, u, across, false, ROOM.whole, gx, gy)) return true;
    }
    return attempt(g, u, across, true, ROOM.whole, x[hullNow], y[hullNow]);
  }

  return {
    nearHull: (g, m, hull, inches) => modelInches(g, m, hull) <= inches + EPSILON,
    whollyNearHull(g, m, x, y, dirX, dirY, level, hull, inches) {
      const flat = farthestFromHull(g.models, m, x, y, dirX, dirY, hull);
      const up = heightOff(g.models, m, level, hull);
      return flat * flat + up * up <= (inches + EPSILON) * (inches + EPSILON);
    },
    mayGetOutAt: (g, m, x, y, dirX, dirY, hull) =>
      !hasJustArrived(g, hull) || !s.keepsToEdge(g, hull) || inEdgeStrip(g, m, x, y, dirX, dirY, t.stripInches + EPSILON),
    keepsToEdge: (g, hull) => s.inStrategicReserves(g, g.unitOf(hull)),
    getOutKeepInches: (g, _u, hull) => (hasJustArrived(g, hull) ? t.keepOffInches : 0),
    setUpNear(g, u, hull, inches, room, goalX, goalY) {
      const rules = prepareMove(g, t, u, false, 0);
      const keep = s.getOutKeepInches(g, u, hull);
      if (keep > 0) {
        rules.keepFromEnemiesInches = keep + CLEAR_INCHES;
        rules.keepUpInches = Infinity;
      }
      hullNow = hull;
      inchesNow = inches;
      const done =
        attempt(g, u, false, false, ROOM.whole, goalX, goalY) ||
        fromSomeSide(g, u, false) ||
        (isLong(g, u) && (attempt(g, u, true, false, ROOM.whole, goalX, goalY) || fromSomeSide(g, u, true))) ||
        (room !== ROOM.whole && attempt(g, u, false, true, room, goalX, goalY));
      rules.keepUpInches = t.engagementUpInches;
      return done;
    },
  };
}

/** Rows of places round the hull, as many as models fit in behind each other. */
function listPlaces(g: G, u: U, how: SetUp, handicap: number, goalX: number, goalY: number): void {
  const m = g.models;
  const { places } = how;
  places.n = 0;
  const r = narrowest(g, u);
  const step = Math.max(r / 4, LEAST_STEP_INCHES);
  const last = inchesNow - r - CLEAR_INCHES;
  let row = 0;
  for (let apart = r + SPARE_INCHES; apart <= last; apart += 2 * r + SPARE_INCHES) {
    addPlacesRound(m, hullNow, apart, step, goalX, goalY, handicap * row++, places);
  }
  // The limit itself, and a row for models that would stand farther out.
  if (last > r + SPARE_INCHES) addPlacesRound(m, hullNow, last, step, goalX, goalY, handicap * row, places);
  else addPlacesRound(m, hullNow, r + SPARE_INCHES, step, goalX, goalY, handicap * row, places);
}

/** Half the width of the unit's widest model across its narrow side. */
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

/** From a hull to the part of a model at x, y that is farthest from it, horizontally. */
export function farthestFromHull(m: Models, i: ModelId, x: number, y: number, dirX: number, dirY: number, hull: ModelId): number {
  let most = 0;
  for (let k = 0; k < 4; k++) {
    const ahead = k < 2 ? m.coreX[i] : -m.coreX[i];
    const aside = k % 2 === 0 ? m.coreY[i] : -m.coreY[i];
    const d = gapToPoint(m, hull, x + dirX * ahead - dirY * aside, y + dirY * ahead + dirX * aside);
    if (d > most) most = d;
  }
  return most + m.rim[i];
}

/** Vertical distance between a model that stood on a level and a hull. */
export function heightOff(m: Models, i: ModelId, level: number, hull: ModelId): number {
  const up = m.z[hull] - level;
  const d = up > 0 ? up - m.height[i] : -up - m.height[hull];
  return d > 0 ? d : 0;
}
