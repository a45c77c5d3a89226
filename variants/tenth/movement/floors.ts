import { clearOfOthers, insidePolygon, type MoveRules, makePose, moveTowards, poseOf, whollyInPiece } from 'sandtable/kit';
import type { Game, Question, Unit } from 'sandtable/rules';
import { arenaMemory, decision, event, hasBit, INTENT, intentArgument, intentKind, scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { BEAST, FLY, INFANTRY, RUIN } from '../terrain/field-desk.ts';
import { keepPlaces, putBack } from './footing.ts';
import type { Goal } from './goal.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

export const CLIMBS = event('climbs-to', { unit: 'unit', inches: 'inches' }, '{unit} climbs to {inches} above the ground');
/** Range from which a unit counts as shooters that want height; and how far above an objective a unit still holds it. */
const SHOOTERS_INCHES = 12;
const HOLDS_INCHES = 5;
/** The highest floor that the unit asked may want by default. */
const climbing = arenaMemory('tenth/climbing', (_g: Game<Modern>) => ({ mostInches: 0 }));

/** On which floor of the ruin it moves to a unit ends, in 1/256 inch above the ground; the ground first. */
export const FLOOR = decision<Modern>('floor', 'number', usualFloor);

/** Goes up for a better view, as high as it may want. */
function usualFloor(q: Question<Modern>): number {
  const highest = climbing(q.game).mostInches * 256;
  let best = 0;
  for (let k = 1; k < q.n; k++) if (q.options[k] <= highest && q.options[k] > q.options[best]) best = k;
  return best;
}

/** Whether models of a kind may end on floors above the ground (TEN-TERRAIN-15). */
export const usesFloors = (g: G, i: number): boolean => {
  const bits = g.sheetOf(i).keywordBits;
  return hasBit(bits, INFANTRY) || hasBit(bits, BEAST) || hasBit(bits, FLY);
};

export function allUseFloors(g: G, s: ModernSeams, u: U): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && !s.usesFloors(g, i)) return false;
  return true;
}

/** The index of the ruin with floors that contains a point, or -1. */
function ruinAt(g: G, x: number, y: number): number {
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (piece.kind !== RUIN || piece.floors.length === 0) continue;
    if (x < piece.minX || x > piece.maxX || y < piece.minY || y > piece.maxY) continue;
    if (insidePolygon(piece.polygon, piece.corners, x, y)) return p;
  }
  return -1;
}

/** The level of the first living model, if that is a floor of the piece; else 0. */
export function levelIn(g: G, u: U, p: number): number {
  let i = u.first;
  while (g.models.alive[i] === 0) i++;
  return g.board.pieces[p].floors.includes(g.models.z[i]) ? g.models.z[i] : 0;
}

/** The height a charge between floors has to climb: 0 if Engagement Range reaches up or down; Infinity for units that cannot climb. */
export function climbToFight(g: G, s: ModernSeams, t: Tables, u: U, target: U): number {
  const up = Math.abs(levelOf(g, target) - levelOf(g, u));
  if (up <= t.engagementUpInches) return 0;
  return allUseFloors(g, s, u) ? up : Infinity;
}

/** The height of the first living model of a unit. */
function levelOf(g: G, u: U): number {
  let i = u.first;
  while (i < u.first + u.size - 1 && g.models.alive[i] === 0) i++;
  return g.models.z[i];
}

function allInside(g: G, u: U, p: number): boolean {
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] !== 0 && !whollyInPiece(g.models, i, g.board.pieces[p])) return false;
  }
  return true;
}

/**
 * Moves a unit to a floor of the ruin that it goes to, or is in, if its player wants it to end on one: vertical distance counts. Returns
 * how far it went; 0 if it is to move as usual.
 */
export function moveToFloor(g: G, s: ModernSeams, u: U, goal: Goal, inches: number, rules: MoveRules): number {
  const { x, y } = goal;
  const p = ruinAt(g, x, y);
  if (p < 0 || !allUseFloors(g, s, u)) return 0;
  const piece = g.board.pieces[p];
  const own = levelIn(g, u, p);
  const inside = allInside(g, u, p);
  let n = 0;
  FLOOR.options[n++] = 0;
  for (let k = 0; k < piece.floors.length; k++) {
    if (rules.flies || Math.abs(piece.floors[k] - own) <= inches) FLOOR.options[n++] = Math.round(piece.floors[k] * 256);
  }
  if (n === 1) return 0;
  const objective = intentKind(g.desk.field.intent) === INTENT.objective ? intentArgument(g.desk.field.intent) : -1;
  const about = climbing(g);
  about.mostInches = s.reachInches(g, u) < SHOOTERS_INCHES ? 0 : objective >= 0 ? HOLDS_INCHES : Infinity;
  const floor = FLOOR.options[g.ask(FLOOR, u.side, u, null, n)] / 256;
  about.mostInches = 0;
  rules.floorPiece = p;
  rules.floorInches = floor;
  if (floor === 0) return 0;
  keepPlaces(g, u);
  if (inside && floor === own) return 0;
  if (inside && clearAbove(g, u, rules)) return climbInPlace(g, s, u, floor, Math.abs(floor - own), rules);
  const gone =
    moveTowards(g, u, x, y, inches, rules) ||
    moveTowards(g, u, (piece.minX + piece.maxX) / 2, (piece.minY + piece.maxY) / 2, inches, rules);
  if (gone > 0 && levelIn(g, u, p) === floor) {
    g.log.note(CLIMBS, u.slot, Math.round(floor * 256));
    return gone;
  }
  if (gone > 0) putBack(g, u);
  rules.floorInches = 0;
  return 0;
}

const here = scratch(makePose());

/** Whether other models leave enough room on a unit's new floor for all its models where they are. */
function clearAbove(g: G, u: U, rules: MoveRules): boolean {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] !== 0 && !clearOfOthers(g, u, i, poseOf(here(), m, i), rules)) return false;
  }
  return true;
}

/** The whole unit goes straight up or down inside a ruin, if it is coherent there. */
function climbInPlace(g: G, s: ModernSeams, u: U, floor: number, inches: number, rules: MoveRules): number {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) if (m.alive[i] !== 0) m.z[i] = floor;
  g.moved(u);
  if (!s.coherent(g, u)) {
    putBack(g, u);
    rules.floorInches = 0;
    return 0;
  }
  rules.floorInches = floor;
  g.log.note(CLIMBS, u.slot, Math.round(floor * 256));
  return rules.flies && !rules.throughAir ? Math.max(inches, 1 / 64) : inches;
}
