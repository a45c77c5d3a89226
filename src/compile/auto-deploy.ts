import type { Placing } from '../engine/match.ts';
import { insidePolygon, outlineRadius } from '../kit/index.ts';
import type { Family, Sheet, SideId } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import { formUp } from '../scenario/formation.ts';
import { InputError } from '../scenario/input-error.ts';
import type { ArmyUnit, Battle, ModelCount, ModelKind, Placement, Point } from '../scenario/types.ts';
import { seatPlacings } from './placing.ts';
import { avoidedKinds } from './terrain.ts';

const FILES = 5;
const GAP_INCHES = 0.5;
/** Spacing of the centres that are tried, and the room kept between units. */
const STEP_INCHES = 0.5;
const BETWEEN_UNITS_INCHES = 1;
/** What a unit plan says about the models to be set up. */
interface Merged {
  readonly id: string;
  readonly sheet: Sheet<Family>;
  readonly kinds: Uint8Array;
}

/** A unit without a place, with the characters that have joined it (`units`: the unit first), and what its plan says of their models. */
export interface Unplaced {
  readonly units: readonly ArmyUnit[];
  readonly plan: Merged;
}

/** An occupied place. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * Finds a place in its zone for a unit without a fixed one, together with the characters that have joined it (`units`: the unit first):
 * the first free place from the front of the zone's middle outwards that is legal in both seatings, and for a character or a warlord
 * without a unit the first that is behind whoever was set up so far. `discs` holds the places taken so far; those of this unit are added.
 * Throws an InputError when the zone is full.
 */
export function autoPlace({ units, plan }: Unplaced, side: SideId, battle: Battle, discs: Disc[]): readonly [Placing, Placing] {
  const { id, sheet, kinds } = plan;
  const field = battle.battlefield;
  const zone = field.zones[side];
  const outline = Float64Array.from(zone.flat());
  const facing = facingOf(side, battle);
  const formation = together(units, battle);
  const made = [...kinds].map((k) => item(sheet.models, k));
  const radius = Math.max(...made.map(footprintRadius));
  const whole = Math.max(...made.map(wholeRadius));
  const places = candidates(zone, field.homeward[side], STEP_INCHES);
  for (const at of isLoneLeader({ units, plan }) ? behindFirst(places, field.homeward[side], discs) : places) {
    const spots = formUp(formation, formation.counts, at, facing, FILES, GAP_INCHES);
    if (!spots.every((p) => isFree(p, whole, discs) && fits(p, radius, outline, battle))) continue;
    for (const [x, y] of spots) discs.push({ x, y, radius: whole + BETWEEN_UNITS_INCHES });
    const placement: Placement = { unit: id, positions: spots, facing, level: 0 };
    return seatPlacings(placement, side, field);
  }
  const source = battle.sources.find((s) => s.kind === 'scenario');
  throw new InputError([
    {
      file: source?.path ?? battle.id,
      line: 0,
      column: 0,
      path: 'deployment',
      message: `there is no room left for unit "${id}" in the zone of seat ${side}; give it a place of its own or make the zone larger`,
    },
  ]);
}

/** A character or a warlord without a unit. */
export const isLoneLeader = ({ units, plan: { sheet } }: Unplaced): boolean =>
  units.length === 1 && (sheet.roles.includes('warlord') || sheet.keywords.includes('character'));

/** These places, those before all others that are behind whoever was set up so far. */
function behindFirst(places: readonly Point[], homeward: Point, discs: readonly Disc[]): readonly Point[] {
  const depth = (x: number, y: number): number => x * homeward[0] + y * homeward[1];
  const last = Math.max(...discs.map((d) => depth(d.x, d.y)));
  return [...places.filter(([x, y]) => depth(x, y) >= last), ...places];
}

/** Towards the enemy, degrees. */
export function facingOf(side: SideId, { battlefield: { homeward } }: Battle): number {
  const [x, y] = homeward[side];
  if (y !== 0) return y < 0 ? 90 : 270;
  return x < 0 ? 0 : 180;
}

/** The models of all these units as one formation, under names that do not clash. */
export function together(
  units: readonly ArmyUnit[],
  battle: Battle,
): { readonly models: readonly ModelKind[]; readonly counts: readonly ModelCount[] } {
  const models: ModelKind[] = [];
  const counts: ModelCount[] = [];
  for (const unit of units) {
    for (const kind of battle.datasheets[unit.datasheet]?.models ?? []) models.push({ ...kind, name: `${unit.id}/${kind.name}` });
    for (const count of unit.models) counts.push({ ...count, kind: `${unit.id}/${count.kind}` });
  }
  return { models, counts };
}

/** Of a circle round a model's footprint. */
const footprintRadius = ({ footprint: f }: Sheet<Family>['models'][number]): number =>
  Math.sqrt(f.coreX * f.coreX + f.coreY * f.coreY) + f.rim;

/** Of a circle that also has in it what reaches beyond the footprint: guns and wings may stick out of a zone, but not into others. */
const wholeRadius = (model: Sheet<Family>['models'][number]): number =>
  Math.max(footprintRadius(model), model.outline === undefined ? 0 : outlineRadius(model.outline));

const isFree = ([x, y]: Point, radius: number, discs: readonly Disc[]): boolean =>
  discs.every((d) => (d.x - x) * (d.x - x) + (d.y - y) * (d.y - y) >= (d.radius + radius) * (d.radius + radius));

function fits([x, y]: Point, radius: number, outline: Float64Array, battle: Battle): boolean {
  const field = battle.battlefield;
  for (let corner = 0; corner < 8; corner++) {
    const [dx, dy] = item(RING, corner);
    if (!insidePolygon(outline, outline.length / 2, x + dx * radius, y + dy * radius)) return false;
  }
  return clearOf(x, y, radius, radius, battle) && clearOf(field.width - x, field.height - y, radius, radius, battle);
}

const HALF = Math.SQRT1_2;
const RING: readonly (readonly [number, number])[] = [
  [1, 0],
  [HALF, HALF],
  [0, 1],
  [-HALF, HALF],
  [-1, 0],
  [-HALF, -HALF],
  [0, -1],
  [HALF, -HALF],
];

/** Whether a box round a point, of these half sides, is clear of terrain that deployment avoids. */
export function clearOf(x: number, y: number, halfX: number, halfY: number, battle: Battle): boolean {
  const avoided = avoidedKinds(battle);
  for (const piece of battle.battlefield.terrain) {
    if (!avoided.includes(piece.kind)) continue;
    const xs = piece.polygon.map((p) => p[0]);
    const ys = piece.polygon.map((p) => p[1]);
    if (x + halfX > Math.min(...xs) && x - halfX < Math.max(...xs) && y + halfY > Math.min(...ys) && y - halfY < Math.max(...ys))
      return false;
  }
  return true;
}

/** Grid points of the zone's box: nearest to the enemy first, then nearest to the middle. */
export function candidates(zone: readonly Point[], homeward: Point, step: number): Point[] {
  const xs = zone.map((p) => p[0]);
  const ys = zone.map((p) => p[1]);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle: Point = [(left + right) / 2, (low + high) / 2];
  const list: { at: Point; depth: number; aside: number }[] = [];
  // From the corner at the left hand of whoever stands at the edge, so that equals come in the same order seen from either.
  const straight = homeward[0] + homeward[1] < 0;
  for (let across = step; across < right - left; across += step) {
    const x = straight ? left + across : right - across;
    for (let along = step; along < high - low; along += step) {
      const y = straight ? low + along : high - along;
      const depth = (x - middle[0]) * homeward[0] + (y - middle[1]) * homeward[1];
      const aside = Math.abs((x - middle[0]) * homeward[1]) + Math.abs((y - middle[1]) * homeward[0]);
      list.push({ at: [x, y], depth, aside });
    }
  }
  return list.sort((a, b) => a.depth - b.depth || a.aside - b.aside).map((c) => c.at);
}
