import { EPSILON } from 'sandtable/kit';
import type { ModelId, Models } from 'sandtable/rules';

/** The flame template (CLS-DEF-07): the convex hull of its narrow end and a circle of radius 1.25 centred 6.75 away; the long one is twice as big. */
const ROUND_INCHES = 1.25;
const LONG_INCHES = 6.75;
const TOTAL_INCHES = 8;

/** Signed distance of a point from the tear-drop with its apex at the origin, pointing along +x; lengths for the 8" template. */
function outside(x: number, y: number): number {
  const b = -ROUND_INCHES / LONG_INCHES;
  const a = Math.sqrt(1 - b * b);
  const v = Math.abs(y);
  const k = -b * v + a * x;
  if (k < 0) return Math.sqrt(x * x + v * v);
  if (k > a * LONG_INCHES) {
    const dx = x - LONG_INCHES;
    return Math.sqrt(dx * dx + v * v) - ROUND_INCHES;
  }
  return a * v + b * x;
}

/** Where a template lies: its apex, the unit vector along which it points, and its length. */
export interface Template {
  x: number;
  y: number;
  ux: number;
  uy: number;
  inches: number;
}

/** A template to fill. */
export const makeTemplate = (): Template => ({ x: 0, y: 0, ux: 0, uy: 0, inches: 0 });

/** Inches from a point to a template; negative inside. */
export function templateDistance(template: Readonly<Template>, x: number, y: number): number {
  const { ux, uy } = template;
  const scale = template.inches / TOTAL_INCHES;
  const dx = (x - template.x) / scale;
  const dy = (y - template.y) / scale;
  return outside(dx * ux + dy * uy, dy * ux - dx * uy) * scale;
}

/** Whether some part of a model is under the template: the centre and the corners of its core, each grown by its rim. */
export function underTemplate(m: Models, i: ModelId, template: Readonly<Template>): boolean {
  const rim = m.rim[i] + EPSILON;
  const x = m.x[i];
  const y = m.y[i];
  if (templateDistance(template, x, y) <= rim) return true;
  const long = m.coreX[i];
  const wide = m.coreY[i];
  if (long === 0) return false;
  // A core is convex: its corners, the middles of its edges and its centre are near enough to its nearest point.
  for (let p = -1; p <= 1; p++) {
    for (let q = -1; q <= 1; q++) {
      const px = x + p * long * m.dirX[i] - q * wide * m.dirY[i];
      const py = y + p * long * m.dirY[i] + q * wide * m.dirX[i];
      if (templateDistance(template, px, py) <= rim) return true;
    }
  }
  return false;
}
