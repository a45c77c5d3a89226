import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, type Models, PLACE, type Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { coreOutlineAtSquared, coreSegmentAtSquared, pointCoreSquared } from './footprint.ts';
import { insidePolygon } from './polygon.ts';
import { makePose, poseOf } from './pose.ts';
import type { Segment } from './segment.ts';
import { EPSILON } from './tolerance.ts';

/**
 * Which models are under a marker, a flame or a line: any part of the footprint counts. Their ids are written to
 * `out`, in order of id; lines order them by distance from the start.
 */

/** Whether some part of a model is under a circle. */
function underCircle(m: Models, i: ModelId, x: number, y: number, radius: number): boolean {
  const reach = radius + m.rim[i] + EPSILON;
  return pointCoreSquared(m, i, x, y) <= reach * reach;
}

/** Models on the table under a circle: a blast marker. */
export function modelsUnderCircle<F extends Family>(g: Game<F>, x: number, y: number, radius: number, out: Int16Array): number {
  let n = 0;
  for (let u = 0; u < g.units.length; u++) {
    const unit = g.units[u];
    if (!meetsCircle(unit, x, y, radius)) continue;
    for (let i = unit.first; i < unit.first + unit.size; i++) {
      if (g.models.alive[i] !== 0 && underCircle(g.models, i, x, y, radius)) out[n++] = i;
    }
  }
  return n;
}

/** Whether some of a unit may be under a circle. */
function meetsCircle<F extends Family>(unit: Unit<F>, x: number, y: number, radius: number): boolean {
  if (unit.place !== PLACE.table || unit.alive === 0) return false;
  const dx = unit.x - x;
  const dy = unit.y - y;
  const far = unit.radius + radius + EPSILON;
  return dx * dx + dy * dy <= far * far;
}

/** How many living models of a unit are under a circle. */
export function countUnderCircle<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, radius: number): number {
  if (!meetsCircle(unit, x, y, radius)) return 0;
  let n = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] !== 0 && underCircle(g.models, i, x, y, radius)) n++;
  }
  return n;
}

/** Where a flame lies: its apex, the unit vector along which it points, and its size (1 for 8"). */
export interface Flame {
  x: number;
  y: number;
  ux: number;
  uy: number;
  scale: number;
}

/** A flame to fill. */
export const makeFlame = (): Flame => ({ x: Number.NaN, y: Number.NaN, ux: Number.NaN, uy: Number.NaN, scale: Number.NaN });

/** The tear-drop of a flame at scale 1: a circle of this radius this far from the apex, and its tangents through the apex. */
export const FLAME_RADIUS_INCHES = 1.25;
export const FLAME_REACH_INCHES = 6.75;

/** Apex, and the two points where the tangents touch the circle, for the unit vector +x at scale 1. */
const TANGENT_X = (FLAME_REACH_INCHES * FLAME_REACH_INCHES - FLAME_RADIUS_INCHES * FLAME_RADIUS_INCHES) / FLAME_REACH_INCHES;
const TANGENT_Y =
  (FLAME_RADIUS_INCHES * Math.sqrt(FLAME_REACH_INCHES * FLAME_REACH_INCHES - FLAME_RADIUS_INCHES * FLAME_RADIUS_INCHES)) /
  FLAME_REACH_INCHES;
const wedgeRoom = scratch({ wedge: new Float64Array(6) });

/** The corners of the wedge, valid until the next one is laid. */
function layWedge({ x, y, ux, uy, scale }: Readonly<Flame>): Float64Array {
  const { wedge } = wedgeRoom();
  wedge[0] = x;
  wedge[1] = y;
  wedge[2] = x + (ux * TANGENT_X + uy * TANGENT_Y) * scale;
  wedge[3] = y + (uy * TANGENT_X - ux * TANGENT_Y) * scale;
  wedge[4] = x + (ux * TANGENT_X - uy * TANGENT_Y) * scale;
  wedge[5] = y + (uy * TANGENT_X + ux * TANGENT_Y) * scale;
  return wedge;
}

const here = scratch(makePose());

function underWedge(m: Models, i: ModelId, wedge: Float64Array): boolean {
  if (insidePolygon(wedge, 3, m.x[i], m.y[i])) return true;
  const reach = m.rim[i] + EPSILON;
  return coreOutlineAtSquared(m, i, poseOf(here(), m, i), wedge, 3) <= reach * reach;
}

/** Models of a unit under a flame, from out[n] on; returns the new count. */
export function addUnderFlame<F extends Family>(g: Game<F>, unit: Unit<F>, flame: Readonly<Flame>, out: Int16Array, n: number): number {
  const { x, y, ux, uy, scale } = flame;
  if (unit.place !== PLACE.table || unit.alive === 0) return n;
  const m = g.models;
  const cx = x + ux * FLAME_REACH_INCHES * scale;
  const cy = y + uy * FLAME_REACH_INCHES * scale;
  const radius = FLAME_RADIUS_INCHES * scale;
  const hx = unit.x - (x + ux * 4 * scale);
  const hy = unit.y - (y + uy * 4 * scale);
  const far = unit.radius + 4 * scale + EPSILON;
  if (hx * hx + hy * hy > far * far) return n;
  const wedge = layWedge(flame);
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] !== 0 && (underCircle(m, i, cx, cy, radius) || underWedge(m, i, wedge))) out[n++] = i;
  }
  return n;
}

/** Models on the table under a flame, except the model that fires it. */
export function modelsUnderFlame<F extends Family>(g: Game<F>, firer: ModelId, flame: Readonly<Flame>, out: Int16Array): number {
  let n = 0;
  for (let u = 0; u < g.units.length; u++) n = addUnderFlame(g, g.units[u], flame, out, n);
  let kept = 0;
  for (let k = 0; k < n; k++) if (out[k] !== firer) out[kept++] = out[k];
  return kept;
}

/** Models on the table that a line without width crosses, nearest to its start first, without `except` (a model or -1). */
export function modelsUnderLine<F extends Family>(g: Game<F>, segment: Segment, except: ModelId, out: Int16Array): number {
  const { x0, y0 } = segment;
  const m = g.models;
  let n = 0;
  for (let u = 0; u < g.units.length; u++) {
    const unit = g.units[u];
    if (unit.place !== PLACE.table || unit.alive === 0) continue;
    for (let i = unit.first; i < unit.first + unit.size; i++) {
      if (m.alive[i] === 0 || i === except) continue;
      const d = coreSegmentAtSquared(m, i, poseOf(here(), m, i), segment);
      const reach = m.rim[i] + EPSILON;
      if (d > reach * reach) continue;
      const key = nearness(m, i, x0, y0);
      let at = n++;
      while (at > 0 && nearness(m, out[at - 1], x0, y0) > key) {
        out[at] = out[at - 1];
        at--;
      }
      out[at] = i;
    }
  }
  return n;
}

const nearness = (m: Models, i: ModelId, x: number, y: number): number => Math.sqrt(pointCoreSquared(m, i, x, y)) - m.rim[i];
