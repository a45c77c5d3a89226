import { boxArea, boxAreaWithinAt, boxWithinAt, footprintWithinAt, hasOutline, makePose, poseOf, zoneBounds } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** How much of a unit is inside a deployment zone. */

/** Whether a model of a unit has an outline. */
export function reachesBeyond(g: G, u: U): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && hasOutline(g.models, i)) return true;
  return false;
}

const here = scratch(makePose());

/** Whether all its bases are wholly inside a zone, and whether all its outlines are. */
export function basesInside(g: G, u: U, zone: Float64Array): boolean {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] !== 0 && !footprintWithinAt(m, i, poseOf(here(), m, i), zone, zone.length / 2)) return false;
  }
  return true;
}

export function outlinesInside(g: G, u: U, zone: Float64Array): boolean {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] !== 0 && !boxWithinAt(m, i, poseOf(here(), m, i), zone, zone.length / 2)) return false;
  }
  return true;
}

/** Total square inches of its outlines, and of what is inside. */
export function outlineArea(g: G, u: U): number {
  let area = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) area += boxArea(g.models, i);
  return area;
}
export function areaInside(g: G, u: U, zone: Float64Array): number {
  const m = g.models;
  let area = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] !== 0) area += boxAreaWithinAt(m, i, poseOf(here(), m, i), zone, zone.length / 2);
  }
  return area;
}

/** The most square inches of its outlines that fit within the bounds of the zone with its present facing. */
export function mostWithin(g: G, u: U, zone: Float64Array): number {
  const { outlines: o, dirX, dirY, alive } = g.models;
  if (o === null) return 0;
  const bounds = zoneBounds(zone);
  let area = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (alive[i] === 0) continue;
    const wide = 2 * (o.halfLength[i] * Math.abs(dirX[i]) + o.halfWidth[i] * Math.abs(dirY[i]));
    const deep = 2 * (o.halfLength[i] * Math.abs(dirY[i]) + o.halfWidth[i] * Math.abs(dirX[i]));
    area += Math.min(wide, bounds[2] - bounds[0]) * Math.min(deep, bounds[3] - bounds[1]);
  }
  return area;
}
