import type { Zone } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, PLACE, type Unit } from '../rules/game.ts';
import { FORMATION, type Formation, layOut } from './formation.ts';
import { whollyWithinAt } from './measure.ts';
import type { MoveRules } from './moverules.ts';
import { insidePolygon } from './polygon.ts';

/** Placing units on the table before the first move, and from reserve. */

/** The zone that `deployInZone` places models in. */
let zone: Zone = new Float64Array(0);

const insideZone = <F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, dirX: number, dirY: number): boolean =>
  whollyWithinAt(g.models, i, x, y, dirX, dirY, zone, zone.length / 2);

/** Places a unit about a point; false, with nothing changed, if there is no legal room about it. */
export const deployAt = <F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  formation: Formation,
  rules: MoveRules,
): boolean => layOut(g, unit, x, y, dirX, dirY, formation, rules);

/** Distance between the points that `deployInZone` tries. */
const STEP_INCHES = 2;

/**
 * Places a unit wholly inside a zone, as near as there is room to the point x, y: points of a 2" grid over the zone are
 * tried by their distance from it. Returns false, with nothing changed, if there is no room at all.
 */
export function deployInZone<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  inside: Zone,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  rules: MoveRules,
  formation: Formation = FORMATION.block,
): boolean {
  zone = inside;
  if (layOut(g, unit, x, y, dirX, dirY, formation, rules, insideZone)) return true;
  const reach = Math.ceil(Math.max(g.board.width, g.board.height) / STEP_INCHES);
  for (let ring = 1; ring <= reach; ring++) {
    for (let k = 0; k < 8 * ring; k++) {
      // Round the square of side 2 * ring, starting in the middle of its near side so that both hands come alike.
      const side = Math.floor(k / (2 * ring));
      const along = ((k % (2 * ring)) - ring) * STEP_INCHES;
      const out = ring * STEP_INCHES;
      const px = x + (side === 0 ? along : side === 1 ? out : side === 2 ? -along : -out);
      const py = y + (side === 0 ? -out : side === 1 ? along : side === 2 ? out : -along);
      if (!insidePolygon(zone, zone.length / 2, px, py)) continue;
      if (layOut(g, unit, px, py, dirX, dirY, formation, rules, insideZone)) return true;
    }
  }
  return false;
}

const box = new Float64Array(4);
const waits = new Uint8Array(1024);

/** Bounds of a zone: minX, minY, maxX, maxY, in an array that the next call overwrites. */
export function zoneBounds(inside: Zone): Float64Array {
  box[0] = Infinity;
  box[1] = Infinity;
  box[2] = -Infinity;
  box[3] = -Infinity;
  for (let k = 0; k < inside.length; k += 2) {
    box[0] = Math.min(box[0], inside[k]);
    box[1] = Math.min(box[1], inside[k + 1]);
    box[2] = Math.max(box[2], inside[k]);
    box[3] = Math.max(box[3], inside[k + 1]);
  }
  return box;
}

/**
 * Deploys all units of a side that are on the table over the zone of its seat, spread evenly across it in order of slot and facing the
 * middle of the board. `depth` is how far forward in the zone they stand: 0 the own edge, 1 the front. Returns how many
 * units found no room; those are left where they were.
 */
export function deploySide<F extends Family>(g: Game<F>, side: 0 | 1, depth: number, rules: MoveRules): number {
  const seat = g.seatOf[side];
  const home = g.board.homeward[seat];
  const bounds = zoneBounds(g.board.zones[seat]);
  const minX = bounds[0];
  const minY = bounds[1];
  const wide = bounds[2] - minX;
  const deep = bounds[3] - minY;
  const units = g.sides[side];
  const sideways = Math.abs(home.y) >= Math.abs(home.x);
  const inward = (sideways ? home.y : home.x) < 0 ? depth : 1 - depth;
  let count = 0;
  // Units that wait for their turn must not stand in the way of those before them.
  for (let u = 0; u < units.length; u++) {
    waits[u] = units[u].place === PLACE.table ? 1 : 0;
    if (waits[u] === 0) continue;
    units[u].place = PLACE.reserve;
    count++;
  }
  let failed = 0;
  let k = 0;
  for (let u = 0; u < units.length; u++) {
    const unit = units[u];
    if (waits[u] === 0) continue;
    unit.place = PLACE.table;
    const share = (k++ + 0.5) / count;
    const x = minX + wide * (sideways ? share : inward);
    const y = minY + deep * (sideways ? inward : share);
    if (!deployInZone(g, unit, g.board.zones[seat], x, y, -home.x, -home.y, rules)) failed++;
  }
  return failed;
}
