import {
  addPlace,
  boxOn,
  EPSILON,
  FORMATION,
  type Formation,
  fitIn,
  fitUpOn,
  footprintPolygonAt,
  gapAt,
  layOut,
  type MoveRules,
  makePlaces,
  makePose,
  outlookOf,
  type Places,
  type Pose,
  SPARE_INCHES,
  setPose,
  setUpOn,
  takeBack,
} from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { arenaMemory, enemyOf, PLACE, scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { prepareMove } from '../movement/footing.ts';
import type { Goal } from '../movement/goal.ts';
import type { Tables } from '../tables.ts';
import { depthAhead, depthOf, EDGE, EDGES, halfDepth, inwardX, inwardY } from './edges.ts';
import { ARRIVAL, type Arrival } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Spacing of the places tried. */
const STEP_INCHES = 2;
const FORMATIONS: readonly Formation[] = [FORMATION.block, FORMATION.ranks, FORMATION.line];
/** Room between the models of a formation. */
const APART_INCHES = 0.5;
/** Room between the models of a unit that arrives in part. */
const PART_SPARE_INCHES = 1 / 128;

/** What the current search requires of every place: set by `prepare`, read by `mayStand`, cleared by `finish`. */
const limitsOf = arenaMemory('tenth/arrival', (g: G) => ({
  seams: null as ModernSeams | null,
  unit: null as U | null,
  how: ARRIVAL.anywhere as Arrival,
  /** Depth of the strip, and the direction into the table from its edge; 0, 0: any edge. */
  inches: 0,
  ix: 0,
  iy: 0,
  barsEnemyZone: false,
  /** Enemies that must be kept farther away than the others, and how far. */
  shy: new Int16Array(g.units.length),
  shyInches: new Float64Array(g.units.length),
  shyCount: 0,
}));

/**
 * Places a unit that is off the table as near to a goal as its way of arrival allows: legal ground, beyond the minimum distance from enemies,
 * coherent. Returns false, with nothing changed, if there is no room.
 */
export function findRoom(g: G, s: ModernSeams, t: Tables, u: U, how: Arrival, goal: Goal): boolean {
  const { x, y } = goal;
  const rules = prepare(g, s, t, u, how);
  const was = u.place;
  u.place = PLACE.table;
  const found =
    (how === ARRIVAL.anywhere ? aboutPoint(g, u, x, y, rules) : fromEdges(g, s, u, x, y, rules)) || anywhereAllowed(g, s, u, x, y, rules);
  finish(g, t, rules);
  if (!found) u.place = was;
  return found;
}

/** Tries all points of a grid where the way of arrival leads: of the table, or of the strips along its edges. */
function anywhereAllowed(g: G, s: ModernSeams, u: U, x: number, y: number, rules: MoveRules): boolean {
  const { width, height } = g.board;
  const limits = limitsOf(g);
  const { how } = limits;
  const mixed = how === ARRIVAL.edge && s.mixesEdges(g, u);
  const first = anyModel(g, u);
  if (how === ARRIVAL.anywhere || mixed) {
    limits.ix = 0;
    limits.iy = 0;
    const fx = inwardX(g, u.side, EDGE.own);
    const fy = inwardY(g, u.side, EDGE.own);
    return fitIn(g, u, boxOn(g, 0, 0, width, height), setPose(there(), x, y, fx, fy), rules, mayStand);
  }
  const last = how === ARRIVAL.ownEdge ? EDGE.own : EDGE.far;
  for (let edge = 0; edge <= last; edge++) {
    const ix = inwardX(g, u.side, edge);
    const iy = inwardY(g, u.side, edge);
    limits.ix = ix;
    limits.iy = iy;
    // Backs to the edge, or anywhere in the strip.
    const near = how === ARRIVAL.ownEdge ? halfDepth(g, first, ix, iy, ix) : 0;
    const far = how === ARRIVAL.ownEdge ? near : limits.inches;
    const strip = boxOn(
      g,
      ix === 0 ? 0 : ix > 0 ? near : width - far,
      iy === 0 ? 0 : iy > 0 ? near : height - far,
      ix === 0 ? width : ix > 0 ? far : width - near,
      iy === 0 ? height : iy > 0 ? far : height - near,
    );
    if (fitIn(g, u, strip, setPose(there(), x, y, ix, iy), rules, mayStand)) return true;
  }
  return false;
}

/** Places a unit on exactly these places, if its way of arrival allows them; else returns false, with nothing changed. */
export function standOn(g: G, s: ModernSeams, t: Tables, u: U, how: Arrival, places: Places): boolean {
  const rules = prepare(g, s, t, u, how);
  const mixed = how === ARRIVAL.edge && s.mixesEdges(g, u);
  const last = how === ARRIVAL.anywhere || mixed ? EDGE.own : how === ARRIVAL.ownEdge ? EDGE.own : EDGE.far;
  const limits = limitsOf(g);
  let found = false;
  for (let edge = 0; edge <= last && !found; edge++) {
    limits.ix = mixed ? 0 : inwardX(g, u.side, edge);
    limits.iy = mixed ? 0 : inwardY(g, u.side, edge);
    places.dirX = inwardX(g, u.side, edge);
    places.dirY = inwardY(g, u.side, edge);
    found = setUpOn(g, u, places, rules, mayStand) === u.alive;
    if (!found) takeBack(g, u);
  }
  finish(g, t, rules);
  if (found) g.moved(u);
  return found;
}

/** Places tried for units that arrive in part, in each direction. */
const PART_STEPS = 24;
const PART_PLACES = (2 * PART_STEPS + 1) * (2 * PART_STEPS + 1);
const partPlaces = scratch(makePlaces(PART_PLACES));
/** Step of the search for the remaining room. */
const COARSE_INCHES = 1;
/**
 * Places as many models of a unit as there is room for, about a goal, where its way of arrival allows. Returns how many are placed
 * (`hasPlace` tells which); with none nothing is changed.
 */
export function standInPart(g: G, s: ModernSeams, t: Tables, u: U, how: Arrival, goal: Goal): number {
  const { x, y } = goal;
  const rules = prepare(g, s, t, u, how);
  const limits = limitsOf(g);
  limits.ix = 0;
  limits.iy = 0;
  // Where the first of them fits: the remaining room is about there.
  const first = anyModel(g, u);
  const places = partPlaces();
  places.dirX = inwardX(g, u.side, EDGE.own);
  places.dirY = inwardY(g, u.side, EDGE.own);
  listPart(g, u, x, y, COARSE_INCHES, places);
  if (setUpOn(g, u, places, rules, mayStand) === 0) {
    finish(g, t, rules);
    return 0;
  }
  const nearX = g.models.x[first];
  const nearY = g.models.y[first];
  takeBack(g, u);
  listPart(g, u, nearX, nearY, (g.models.radius[first] + PART_SPARE_INCHES) / 2, places);
  const most = fitUpOn(g, u, places, rules, mayStand);
  finish(g, t, rules);
  return most;
}

/** Lists places about a point, the nearest first, and of those as near the first as the side sees them. */
function listPart(g: G, u: U, x: number, y: number, step: number, some: Places): void {
  const apart = step * outlookOf(g, u.side);
  some.n = 0;
  for (let i = -PART_STEPS; i <= PART_STEPS; i++) {
    for (let j = -PART_STEPS; j <= PART_STEPS; j++) addPlace(some, x + i * apart, y + j * apart, i * i + j * j);
  }
}

/** Sets the requirements for every place, and the move rules for standing there. */
function prepare(g: G, s: ModernSeams, t: Tables, u: U, how: Arrival): MoveRules {
  const rules = prepareMove(g, t, u, true, 0);
  const limits = limitsOf(g);
  limits.seams = s;
  limits.unit = u;
  limits.how = how;
  limits.inches = t.stripInches;
  limits.barsEnemyZone = how !== ARRIVAL.anywhere && g.round < t.enemyZoneFromRound;
  rules.keepFromEnemiesInches = noteEnemies(g, s, u) + SPARE_INCHES;
  rules.keepUpInches = Infinity;
  rules.floorPiece = -1;
  return rules;
}

/** Clears the requirements and restores the move rules. */
function finish(g: G, t: Tables, rules: MoveRules): void {
  const limits = limitsOf(g);
  limits.seams = null;
  limits.unit = null;
  limits.how = ARRIVAL.anywhere;
  limits.inches = 0;
  limits.ix = 0;
  limits.iy = 0;
  limits.barsEnemyZone = false;
  limits.shy.fill(0);
  limits.shyInches.fill(0);
  limits.shyCount = 0;
  rules.keepUpInches = t.engagementUpInches;
}

/** Records the enemies that must be kept farther away than the others; returns the distance for all. */
function noteEnemies(g: G, s: ModernSeams, u: U): number {
  const limits = limitsOf(g);
  const enemies = g.sides[enemyOf(u.side)];
  let least = Infinity;
  let n = 0;
  for (let k = 0; k < enemies.length; k++) {
    if (!stands(enemies[k])) continue;
    limits.shy[n] = enemies[k].slot;
    limits.shyInches[n] = s.keepsOff(g, u, enemies[k]);
    least = Math.min(least, limits.shyInches[n++]);
  }
  limits.shyCount = 0;
  for (let k = 0; k < n; k++) {
    if (limits.shyInches[k] === least) continue;
    limits.shy[limits.shyCount] = limits.shy[k];
    limits.shyInches[limits.shyCount++] = limits.shyInches[k];
  }
  return least === Infinity ? 0 : least;
}

const stands = (e: U): boolean => e.alive > 0 && e.place === PLACE.table;

/** Whether a model of the unit may stand there by its way of arrival. */
function mayStand(g: G, m: ModelId, pose: Pose): boolean {
  const limits = limitsOf(g);
  const { seams, unit } = limits;
  if (seams === null || unit === null) return false;
  if (limits.how !== ARRIVAL.anywhere && !nearEdge(g, unit, m, pose)) return false;
  if (limits.barsEnemyZone) {
    const zone = g.board.zones[g.seatOf[enemyOf(unit.side)]];
    if (footprintPolygonAt(g.models, m, pose, zone, zone.length / 2) <= EPSILON) return false;
  }
  for (let k = 0; k < limits.shyCount; k++) {
    const e = g.units[limits.shy[k]];
    for (let j = e.first; j < e.first + e.size; j++) {
      if (g.models.alive[j] !== 0 && gapAt(g.models, m, pose, j) <= limits.shyInches[k]) return false;
    }
  }
  return seams.mayStandOn(g, unit, m, pose);
}

function nearEdge(g: G, u: U, m: ModelId, pose: Pose): boolean {
  const limits = limitsOf(g);
  if (limits.ix !== 0 || limits.iy !== 0) return inStrip(g, m, pose, limits.ix, limits.iy);
  for (let edge = 0; edge < EDGES; edge++) {
    if (inStrip(g, m, pose, inwardX(g, u.side, edge), inwardY(g, u.side, edge))) return true;
  }
  return false;
}

function inStrip(g: G, m: ModelId, pose: Pose, ix: number, iy: number): boolean {
  const { x, y, dirX, dirY } = pose;
  const limits = limitsOf(g);
  const half = halfDepth(g, m, dirX, dirY, ix);
  const depth = depthOf(g, x, y, ix, iy);
  return limits.how === ARRIVAL.ownEdge ? depth - half <= SPARE_INCHES : depth + half <= limits.inches + EPSILON;
}

const first = scratch(makePose());
const there = scratch(makePose());

/** Tries the point, then the points of widening squares about it. The order is mirrored for the other side. */
function aboutPoint(g: G, u: U, x: number, y: number, rules: MoveRules): boolean {
  const fx = inwardX(g, u.side, EDGE.own);
  const fy = inwardY(g, u.side, EDGE.own);
  if (layOut(g, u, setPose(first(), x, y, fx, fy), FORMATION.block, rules, mayStand)) return true;
  const reach = Math.ceil(Math.max(g.board.width, g.board.height) / STEP_INCHES);
  for (let ring = 1; ring <= reach; ring++) {
    for (let k = 0; k < 8 * ring; k++) {
      const side = Math.floor(k / (2 * ring));
      const along = ((k % (2 * ring)) - ring) * STEP_INCHES;
      const out = ring * STEP_INCHES;
      // Ahead and aside as the side sees it, its own edge first.
      const ahead = side === 0 ? -out : side === 1 ? along : side === 2 ? out : -along;
      const aside = side === 0 ? along : side === 1 ? out : side === 2 ? -along : -out;
      const px = x + fx * ahead - fy * aside;
      const py = y + fy * ahead + fx * aside;
      if (px < 0 || py < 0 || px > g.board.width || py > g.board.height) continue;
      if (layOut(g, u, setPose(there(), px, py, fx, fy), FORMATION.block, rules, mayStand)) return true;
    }
  }
  return false;
}

const room = scratch({ nearness: new Float64Array(EDGES) });

/** Tries the edges, the one nearest to the point first. */
function fromEdges(g: G, s: ModernSeams, u: U, x: number, y: number, rules: MoveRules): boolean {
  const limits = limitsOf(g);
  const { how } = limits;
  const { nearness } = room();
  const mixed = how === ARRIVAL.edge && s.mixesEdges(g, u);
  const last = how === ARRIVAL.ownEdge ? EDGE.own : EDGE.far;
  for (let edge = 0; edge <= last; edge++) nearness[edge] = depthOf(g, x, y, inwardX(g, u.side, edge), inwardY(g, u.side, edge));
  for (let tried = 0; tried <= last; tried++) {
    let best = 0;
    for (let edge = 1; edge <= last; edge++) if (nearness[edge] < nearness[best]) best = edge;
    nearness[best] = Infinity;
    const ix = inwardX(g, u.side, best);
    const iy = inwardY(g, u.side, best);
    limits.ix = mixed ? 0 : ix;
    limits.iy = mixed ? 0 : iy;
    if (alongEdge(g, u, best, x, y, rules)) return true;
  }
  return false;
}

const inside = scratch(makePose());

/** Tries places along an edge from the one opposite the point, outwards both ways. */
function alongEdge(g: G, u: U, edge: number, x: number, y: number, rules: MoveRules): boolean {
  const { inches, how } = limitsOf(g);
  const ix = inwardX(g, u.side, edge);
  const iy = inwardY(g, u.side, edge);
  const first = anyModel(g, u);
  const deep = depthAhead(g, first);
  // A hull longer than the depth of the strip stands along it.
  const turned = how === ARRIVAL.edge && deep > inches;
  const dirX = turned ? -iy : ix;
  const dirY = turned ? ix : iy;
  const single = halfDepth(g, first, dirX, dirY, ix);
  const wanted = depthOf(g, x, y, ix, iy);
  const length = ix !== 0 ? g.board.height : g.board.width;
  // Along the edge, to the left of a viewer facing the table.
  const base = ix !== 0 ? (ix > 0 ? y : length - y) : iy > 0 ? length - x : x;
  for (let f = 0; f < (u.alive > 1 ? FORMATIONS.length : 1); f++) {
    const half = single + (ranksOf(u.alive, FORMATIONS[f]) - 1) * (g.models.radius[first] + APART_INCHES / 2);
    const depth = how === ARRIVAL.ownEdge ? single : Math.max(half, Math.min(inches - half, wanted));
    for (let off = 0; off <= length; off += STEP_INCHES) {
      for (let hand = off === 0 ? 1 : -1; hand <= 1; hand += 2) {
        const along = base + hand * off;
        if (along < 0 || along > length) continue;
        const px = ix !== 0 ? (ix > 0 ? depth : g.board.width - depth) : iy > 0 ? length - along : along;
        const py = ix !== 0 ? (ix > 0 ? along : length - along) : iy > 0 ? depth : g.board.height - depth;
        if (layOut(g, u, setPose(inside(), px, py, dirX, dirY), FORMATIONS[f], rules, mayStand)) return true;
      }
    }
  }
  return false;
}

/** Number of ranks for this many models in a formation. */
function ranksOf(models: number, formation: Formation): number {
  if (formation === FORMATION.line) return 1;
  return formation === FORMATION.ranks ? Math.min(2, models) : Math.ceil(models / Math.ceil(Math.sqrt(models)));
}

function anyModel(g: G, u: U): ModelId {
  let m = u.first;
  while (g.models.alive[m] === 0) m++;
  return m;
}
