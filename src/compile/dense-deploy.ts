import type { Placing } from '../engine/match.ts';
import { insidePolygon, outlineRadius } from '../kit/index.ts';
import type { Family, Sheet, SideId } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import { snap } from '../scenario/angle.ts';
import { formUp } from '../scenario/formation.ts';
import type { Battle, Point } from '../scenario/types.ts';
import { candidates, clearOf, facingOf, together, type Unplaced } from './auto-deploy.ts';
import { seatPlacings } from './placing.ts';

/** Where units go that do not all find room as they usually take it: closer together, by the rectangles of their models. */

/** A way to form up, tried with all units: models in a rank, inches between models, and how far apart the places are that are tried. */
interface Way {
  readonly files: readonly number[];
  readonly gap: number;
  readonly step: number;
}

const WAYS: readonly Way[] = [
  { files: [5], gap: 0.5, step: 0.5 },
  { files: [10], gap: 0.5, step: 0.5 },
  { files: [4, 5, 7, 10], gap: 0.5, step: 0.5 },
  { files: [5], gap: 0.25, step: 0.25 },
  { files: [3, 4, 5, 7, 10], gap: 0.25, step: 0.25 },
];
/** Inches between models of different units. */
const BETWEEN_UNITS_INCHES = 0.5;

/** A model's rectangle: its middle, and half of its sides. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
}

/** A unit with the sizes of its largest model, as it faces: its own, and with all that reaches beyond its base. */
interface Sized {
  readonly unplaced: Unplaced;
  readonly own: Size;
  readonly whole: Size;
}
interface Size {
  readonly halfX: number;
  readonly halfY: number;
}

/**
 * Finds places for all these units, the largest first: from the front of the zone's middle outwards, in the first way in which all find room.
 * The same units get the same places. Null if none is dense enough.
 */
export function placeDensely(units: readonly Unplaced[], side: SideId, battle: Battle): readonly (readonly [Placing, Placing])[] | null {
  const facing = facingOf(side, battle);
  const sized = units.map((it) => sizesOf(it, facing));
  const area = ({ unplaced, whole }: Sized): number => unplaced.plan.kinds.length * whole.halfX * whole.halfY;
  const largestFirst = sized.map((it, place) => ({ it, place })).sort((a, b) => area(b.it) - area(a.it) || a.place - b.place);
  for (const way of WAYS) {
    const spots = placeIn(
      way,
      largestFirst.map(({ it }) => it),
      side,
      battle,
    );
    if (spots === null) continue;
    const placings: (readonly [Placing, Placing])[] = [];
    largestFirst.forEach(({ it, place }, k) => {
      const positions = item(spots, k);
      placings[place] = seatPlacings({ unit: it.unplaced.plan.id, positions, facing, level: 0 }, side, battle.battlefield);
    });
    return placings;
  }
  return null;
}

/** The places of all models of each unit in one way of forming up; null if a unit finds none. */
function placeIn({ files, gap, step }: Way, units: readonly Sized[], side: SideId, battle: Battle): Point[][] | null {
  const zone = battle.battlefield.zones[side];
  const outline = Float64Array.from(zone.flat());
  const places = candidates(zone, battle.battlefield.homeward[side], step);
  const facing = facingOf(side, battle);
  const taken: Box[] = [];
  const all: Point[][] = [];
  for (const { unplaced, own, whole } of units) {
    const formation = together(unplaced.units, battle);
    // Around a point: the same shape everywhere, so that it is formed up once.
    const shapes = files.map((it) => formUp(formation, formation.counts, [0, 0], facing, it, gap));
    const found = firstOf(places, shapes, (spots) =>
      spots.every(([x, y]) => isFree(x, y, whole, taken) && isInside(x, y, own, outline) && isClear(x, y, own, battle)),
    );
    if (found === null) return null;
    for (const [x, y] of found) taken.push({ x, y, ...whole });
    all.push(found);
  }
  return all;
}

/** The first shape at the first place where it fits. */
function firstOf(places: readonly Point[], shapes: readonly Point[][], fits: (spots: readonly Point[]) => boolean): Point[] | null {
  for (const [x, y] of places) {
    for (const shape of shapes) {
      const spots = shape.map(([dx, dy]): Point => [snap(x + dx), snap(y + dy)]);
      if (fits(spots)) return spots;
    }
  }
  return null;
}

function sizesOf(unplaced: Unplaced, facing: number): Sized {
  const { sheet, kinds } = unplaced.plan;
  const models = [...kinds].map((k) => item(sheet.models, k));
  const along = Math.max(...models.map(({ footprint: f }) => f.coreX + f.rim));
  const across = Math.max(...models.map(({ footprint: f }) => f.coreY + f.rim));
  const beyond = Math.max(0, ...models.map(reachOf));
  const own = facing % 180 === 0 ? { halfX: along, halfY: across } : { halfX: across, halfY: along };
  return { unplaced, own, whole: { halfX: Math.max(own.halfX, beyond), halfY: Math.max(own.halfY, beyond) } };
}

/** How far what is no part of its base reaches: guns and wings may stick out of a zone, but not into others. */
const reachOf = ({ outline }: Sheet<Family>['models'][number]): number => (outline === undefined ? 0 : outlineRadius(outline));

const isFree = (x: number, y: number, { halfX, halfY }: Size, taken: readonly Box[]): boolean =>
  taken.every(
    (it) => Math.abs(it.x - x) >= it.halfX + halfX + BETWEEN_UNITS_INCHES || Math.abs(it.y - y) >= it.halfY + halfY + BETWEEN_UNITS_INCHES,
  );

function isInside(x: number, y: number, { halfX, halfY }: Size, outline: Float64Array): boolean {
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++)
      if ((dx !== 0 || dy !== 0) && !insidePolygon(outline, outline.length / 2, x + dx * halfX, y + dy * halfY)) return false;
  return true;
}

function isClear(x: number, y: number, { halfX, halfY }: Size, battle: Battle): boolean {
  const { width, height } = battle.battlefield;
  return clearOf(x, y, halfX, halfY, battle) && clearOf(width - x, height - y, halfX, halfY, battle);
}
