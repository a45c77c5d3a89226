import type { Zone } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, PLACE, type Unit } from '../rules/game.ts';
import { arenaMemory } from '../rules/memory.ts';
import { scratch } from '../rules/scratch.ts';
import { fitIn } from './fit-in.ts';
import { FORMATION, type Formation, layOut } from './formation.ts';
import { whollyWithinAt } from './measure.ts';
import type { MoveRules } from './move-rules.ts';
import { outlookOf } from './outlook.ts';
import { insidePolygon } from './polygon.ts';
import { makePose, type Pose, setPose } from './pose.ts';

/** Placing units on the table before the first move, and from reserve. */

/** Distance between the points that `deployInZone` tries. */
const STEP_INCHES = 2;

/** The zone that is being searched for room. */
const filling = arenaMemory('kit/filling', () => ({ zone: null as Zone | null }));

function inZone<F extends Family>(g: Game<F>, i: ModelId, pose: Pose): boolean {
  const { zone } = filling(g);
  return zone !== null && whollyWithinAt(g.models, i, pose, zone, zone.length / 2);
}

/** Lays a unit out (`layOut`) wholly inside a zone. */
export function layOutIn<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  zone: Zone,
  pose: Pose,
  formation: Formation,
  rules: MoveRules,
): boolean {
  const now = filling(g);
  const outer = now.zone;
  now.zone = zone;
  const done = layOut(g, unit, pose, formation, rules, inZone);
  now.zone = outer;
  return done;
}

const tried = scratch(makePose());

/**
 * Places a unit wholly inside a zone, as near as possible to a pose: points of a 2" grid over the zone are
 * tried by their distance from it, and then all places that models can have on a finer one. Returns false, with nothing changed, if there is
 * no room at all.
 */
export function deployInZone<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  zone: Zone,
  pose: Pose,
  rules: MoveRules,
  formation: Formation = FORMATION.block,
): boolean {
  const { x, y, dirX, dirY } = pose;
  if (layOutIn(g, unit, zone, pose, formation, rules)) return true;
  const reach = Math.ceil(Math.max(g.board.width, g.board.height) / STEP_INCHES);
  for (let ring = 1; ring <= reach; ring++) {
    for (let k = 0; k < 8 * ring; k++) {
      // Around the square of side 2 * ring, as the unit sees it, from the left end of its near side.
      const side = Math.floor(k / (2 * ring));
      const along = ((k % (2 * ring)) - ring) * STEP_INCHES;
      const out = ring * STEP_INCHES;
      const aside = side === 0 ? along : side === 1 ? out : side === 2 ? -along : -out;
      const ahead = side === 0 ? -out : side === 1 ? along : side === 2 ? out : -along;
      const px = x + dirX * ahead + dirY * aside;
      const py = y + dirY * ahead - dirX * aside;
      if (!insidePolygon(zone, zone.length / 2, px, py)) continue;
      if (layOutIn(g, unit, zone, setPose(tried(), px, py, dirX, dirY), formation, rules)) return true;
    }
  }
  const now = filling(g);
  const outer = now.zone;
  now.zone = zone;
  const found = fitIn(g, unit, zoneBounds(zone), pose, rules, inZone);
  now.zone = outer;
  return found;
}

const bounding = scratch({ box: new Float64Array(4) });

/** Bounds of a zone: minX, minY, maxX, maxY, in an array that the next call overwrites. */
export function zoneBounds(inside: Zone): Float64Array {
  const { box } = bounding();
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

const MOST_UNITS = 1024;
const waiting = scratch({ waits: new Uint8Array(MOST_UNITS) });

const middle = scratch(makePose());

/**
 * Deploys all units of a side that are on the table in the zone of its seat, spread evenly across it in order of slot, as the side sees
 * it, and facing the middle of the board. `depth` is how far forward they are: 0 the own edge, 1 the front of the zone. Returns how many
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
  const { waits } = waiting();
  const outlook = outlookOf(g, side);
  const sideways = Math.abs(home.y) >= Math.abs(home.x);
  const inward = (sideways ? home.y : home.x) < 0 ? depth : 1 - depth;
  let count = 0;
  // Units not placed yet must not be in the way of those before them.
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
    const share = (outlook > 0 ? k++ + 0.5 : count - k++ - 0.5) / count;
    const x = minX + wide * (sideways ? share : inward);
    const y = minY + deep * (sideways ? inward : share);
    if (!deployInZone(g, unit, g.board.zones[seat], setPose(middle(), x, y, -home.x, -home.y), rules)) failed++;
  }
  return failed;
}
