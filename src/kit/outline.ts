import type { Outline } from '../rules/family.ts';
import type { ModelId, Models } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { coreCoreAtSquared, coreOutlineAtSquared, coreSegmentAtSquared, type Footprints, pointCoreSquared } from './footprint.ts';
import { insidePolygon } from './polygon.ts';
import { makePose, type Pose, poseOf } from './pose.ts';
import type { Segment } from './segment.ts';
import { CONTACT, EPSILON } from './tolerance.ts';

/**
 * A model with an outline beyond its footprint has two parts: the footprint and the box of the outline. Here they
 * are laid out as footprints, so that functions on footprints work for boxes. Nothing here is called in a match in which no
 * model has an outline.
 */

/** Places of the parts: the footprint and the outline of one model, then those of another. */
const ONE = 0;
const OTHER = 2;
const column = (): Float64Array => new Float64Array(4);
const partsRoom = scratch<Footprints>({
  x: column(),
  y: column(),
  dirX: column(),
  dirY: column(),
  coreX: column(),
  coreY: column(),
  rim: column(),
});

/** Which parts of a model count: its footprint, that and the outline if distances are measured from it, or both. */
export const PARTS = { footprint: 0, measured: 1, all: 2 } as const;
export type Parts = (typeof PARTS)[keyof typeof PARTS];

/** Whether a model has an outline. */
export const hasOutline = (m: Models, i: ModelId): boolean => m.outlines !== null && m.outlines.halfLength[i] !== 0;
/** Whether distances to a model are measured from its outline too. */
export const isMeasured = (m: Models, i: ModelId): boolean => m.outlines !== null && m.outlines.measured[i] !== 0;

/** Lays out the parts of a model in a pose; returns the first and, plus 1, the last place that count. */
function lay(parts: Footprints, m: Models, i: ModelId, pose: Pose, at: number, which: Parts): number {
  const { x, y, dirX, dirY } = pose;
  parts.x[at] = x;
  parts.y[at] = y;
  parts.dirX[at] = dirX;
  parts.dirY[at] = dirY;
  parts.coreX[at] = m.coreX[i];
  parts.coreY[at] = m.coreY[i];
  parts.rim[at] = m.rim[i];
  const o = m.outlines;
  if (o === null || which === PARTS.footprint || o.halfLength[i] === 0 || (which === PARTS.measured && o.measured[i] === 0)) return at + 1;
  layBox(parts, m, i, pose, at + 1);
  return at + 2;
}

function layBox(parts: Footprints, m: Models, i: ModelId, pose: Pose, at: number): void {
  const { x, y, dirX, dirY } = pose;
  const o = m.outlines;
  if (o === null) return;
  parts.x[at] = x + dirX * o.forward[i];
  parts.y[at] = y + dirY * o.forward[i];
  parts.dirX[at] = dirX;
  parts.dirY[at] = dirY;
  parts.coreX[at] = o.halfLength[i];
  parts.coreY[at] = o.halfWidth[i];
  parts.rim[at] = 0;
}

const one = scratch(makePose());

/** From one part to another, inches; 0 where they meet. */
function partGap(parts: Footprints, a: number, b: number): number {
  // Parts are rectangles, ovals and circles; the functions on footprints take all of them by index.
  const d = Math.sqrt(coreCoreAtSquared(parts, a, poseOf(one(), parts, a), b)) - parts.rim[a] - parts.rim[b];
  return d > 0 ? d : 0;
}

const there = scratch(makePose());

/**
 * From the nearest of the parts of model i, in a pose, to those of j; horizontally, 0 where they meet or are above each
 * other.
 */
export function partsGapAt(m: Models, i: ModelId, pose: Pose, j: ModelId, ofI: Parts, ofJ: Parts = ofI): number {
  const parts = partsRoom();
  const endI = lay(parts, m, i, pose, ONE, ofI);
  const endJ = lay(parts, m, j, poseOf(there(), m, j), OTHER, ofJ);
  let best = Infinity;
  for (let a = ONE; a < endI; a++) {
    for (let b = OTHER; b < endJ; b++) {
      const d = partGap(parts, a, b);
      if (d < best) best = d;
    }
  }
  return best;
}

const here = scratch(makePose());

/** The same with both models where they are. */
export const partsGap = (m: Models, i: ModelId, j: ModelId, ofI: Parts, ofJ: Parts = ofI): number =>
  partsGapAt(m, i, poseOf(here(), m, i), j, ofI, ofJ);

/** From the nearest of the parts of a model to a point. */
export function partsGapToPoint(m: Models, i: ModelId, px: number, py: number, which: Parts): number {
  const parts = partsRoom();
  const end = lay(parts, m, i, poseOf(here(), m, i), ONE, which);
  let best = Infinity;
  for (let a = ONE; a < end; a++) {
    const d = Math.sqrt(pointCoreSquared(parts, a, px, py)) - parts.rim[a];
    if (d < best) best = d;
  }
  return best > 0 ? best : 0;
}

const box = scratch(makePose());

/** From the box of a model, in a pose, to a segment; 0 where it crosses. */
export function boxSegmentAt(m: Models, i: ModelId, pose: Pose, segment: Segment): number {
  const parts = partsRoom();
  layBox(parts, m, i, pose, ONE);
  return Math.sqrt(coreSegmentAtSquared(parts, ONE, poseOf(box(), parts, ONE), segment));
}

/** From the box of a model, in a pose, to the area of a polygon; 0 where they meet. */
export function boxPolygonAt(m: Models, i: ModelId, pose: Pose, polygon: Float64Array, corners: number): number {
  const parts = partsRoom();
  layBox(parts, m, i, pose, ONE);
  if (insidePolygon(polygon, corners, parts.x[ONE], parts.y[ONE])) return 0;
  return Math.sqrt(coreOutlineAtSquared(parts, ONE, poseOf(box(), parts, ONE), polygon, corners));
}

/** Whether the box of a model, in a pose, is wholly on the area of a polygon. */
export function boxWithinAt(m: Models, i: ModelId, pose: Pose, polygon: Float64Array, corners: number): boolean {
  const { x, y, dirX, dirY } = pose;
  const o = m.outlines;
  if (o === null || o.halfLength[i] === 0) return true;
  const cx = x + dirX * o.forward[i];
  const cy = y + dirY * o.forward[i];
  const ax = Math.max(0, o.halfLength[i] - EPSILON);
  const ay = Math.max(0, o.halfWidth[i] - EPSILON);
  for (let k = 0; k < 4; k++) {
    const u = k < 2 ? ax : -ax;
    const v = k % 2 === 0 ? ay : -ay;
    if (!insidePolygon(polygon, corners, cx + u * dirX - v * dirY, cy + u * dirY + v * dirX)) return false;
  }
  // A corner of the polygon inside the box means that part of the box is outside the area.
  for (let k = 0; k < corners; k++) {
    const dx = polygon[2 * k] - cx;
    const dy = polygon[2 * k + 1] - cy;
    if (Math.abs(dx * dirX + dy * dirY) < ax && Math.abs(dy * dirX - dx * dirY) < ay) return false;
  }
  return true;
}

/** How far the outline of a model that faces a direction reaches from its middle towards larger x (`way` 1) or smaller (-1); 0 without one. */
export function boxReachX(m: Models, i: ModelId, dirX: number, dirY: number, way: 1 | -1): number {
  const o = m.outlines;
  if (o === null || o.halfLength[i] === 0) return 0;
  return way * dirX * o.forward[i] + o.halfLength[i] * Math.abs(dirX) + o.halfWidth[i] * Math.abs(dirY);
}

/** The same along y. */
export function boxReachY(m: Models, i: ModelId, dirX: number, dirY: number, way: 1 | -1): number {
  const o = m.outlines;
  if (o === null || o.halfLength[i] === 0) return 0;
  return way * dirY * o.forward[i] + o.halfLength[i] * Math.abs(dirY) + o.halfWidth[i] * Math.abs(dirX);
}

/** Radius of a circle round the middle of the footprint that has the whole outline in it. */
export function outlineRadius({ forward, halfLength, halfWidth }: Outline): number {
  const ahead = Math.abs(forward) + halfLength;
  return Math.sqrt(ahead * ahead + halfWidth * halfWidth);
}

/** How far the box of a model, in a pose, projects over the edge of a board of this size; 0 if it does not. */
export function boxOverEdgeAt(m: Models, i: ModelId, pose: Pose, width: number, height: number): number {
  const { x, y, dirX, dirY } = pose;
  const o = m.outlines;
  if (o === null || o.halfLength[i] === 0) return 0;
  const cx = x + dirX * o.forward[i];
  const cy = y + dirY * o.forward[i];
  const rx = o.halfLength[i] * Math.abs(dirX) + o.halfWidth[i] * Math.abs(dirY);
  const ry = o.halfLength[i] * Math.abs(dirY) + o.halfWidth[i] * Math.abs(dirX);
  return Math.max(0, rx - cx, ry - cy, cx + rx - width, cy + ry - height);
}

/** Whether two spans of height overlap. */
const meet = (footA: number, topA: number, footB: number, topB: number): boolean => footA < topB - CONTACT && footB < topA - CONTACT;

/** Whether the outline of a model on a level overlaps the body of another in height. */
export function outlineMeetsBody(m: Models, i: ModelId, level: number, j: ModelId): boolean {
  const o = m.outlines;
  if (o === null || o.halfLength[i] === 0) return false;
  return meet(level + o.lift[i], level + m.height[i], m.z[j], m.z[j] + m.height[j]);
}

/**
 * Whether what reaches beyond the footprint of model i, in a pose, is in the same place as a part of j, or vice versa:
 * that is impossible. A part that is high enough leaves room for another below it.
 */
export function outlinesClashAt(m: Models, i: ModelId, pose: Pose, j: ModelId): boolean {
  const o = m.outlines;
  if (o === null) return false;
  const one = o.halfLength[i] !== 0;
  const other = o.halfLength[j] !== 0;
  if (!one && !other) return false;
  const parts = partsRoom();
  lay(parts, m, i, pose, ONE, PARTS.all);
  lay(parts, m, j, poseOf(there(), m, j), OTHER, PARTS.all);
  if (one && outlineMeetsBody(m, i, m.z[i], j) && partsOverlap(parts, ONE + 1, OTHER)) return true;
  if (other && outlineMeetsBody(m, j, m.z[j], i) && partsOverlap(parts, ONE, OTHER + 1)) return true;
  const footI = m.z[i] + o.lift[i];
  const footJ = m.z[j] + o.lift[j];
  return one && other && meet(footI, m.z[i] + m.height[i], footJ, m.z[j] + m.height[j]) && partsOverlap(parts, ONE + 1, OTHER + 1);
}

/**
 * Whether two parts overlap by more than the tolerance of contact: they would still meet if they were that much smaller. Two boxes share the
 * allowance, so that it makes no difference which of two models is asked about.
 */
function partsOverlap(parts: Footprints, a: number, b: number): boolean {
  const allowance = isBox(a) && isBox(b) ? CONTACT / 2 : CONTACT;
  const lengthA = parts.coreX[a];
  const widthA = parts.coreY[a];
  const lengthB = parts.coreX[b];
  const widthB = parts.coreY[b];
  if (isBox(a)) shrink(parts, a, allowance);
  if (isBox(b)) shrink(parts, b, allowance);
  const met = partGap(parts, a, b) === 0;
  parts.coreX[a] = lengthA;
  parts.coreY[a] = widthA;
  parts.coreX[b] = lengthB;
  parts.coreY[b] = widthB;
  return met;
}

/** Outlines are laid out after the footprint of their model. */
const isBox = (part: number): boolean => part % 2 === 1;

function shrink(parts: Footprints, part: number, inches: number): void {
  parts.coreX[part] = Math.max(CONTACT / 8, parts.coreX[part] - inches);
  parts.coreY[part] = Math.max(CONTACT / 8, parts.coreY[part] - inches);
}
