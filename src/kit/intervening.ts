import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, PLACE, type Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { pointSegmentSquared, segmentsMeet } from './polygon.ts';
import { makeSegment, setSegment } from './segment.ts';

/**
 * The slot of a unit between a model and another that it looks at, or -1: the line passes over one of its
 * bases, or between two of its models at most `gapInches` apart, above their feet and lower than they are tall. The two models' own units do
 * not count, nor does the transport that the observer looks out of.
 * @param eyeShare height of the eye as a share of the observer's body; the line ends at half the target's height
 */
export function interveningUnit<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, eyeShare: number, gapInches: number): number {
  const m = g.models;
  const x0 = m.x[i];
  const y0 = m.y[i];
  const x1 = m.x[j];
  const y1 = m.y[j];
  const own = m.unit[i];
  const other = m.unit[j];
  const { inside } = g.units[own];
  const ux = x1 - x0;
  const uy = y1 - y0;
  const length = ux * ux + uy * uy;
  for (let u = 0; u < g.units.length; u++) {
    const unit = g.units[u];
    if (u === own || u === other || u === inside || unit.place !== PLACE.table || unit.alive === 0 || unit.aloft !== 0) continue;
    const across = ux * (unit.y - y0) - uy * (unit.x - x0);
    const reach = unit.radius * unit.radius;
    // Most units are clear of the whole line.
    if (across * across >= reach * length || pointSegmentSquared(unit.x, unit.y, x0, y0, x1, y1) >= reach) continue;
    if (passesUnit(g, i, j, unit, eyeShare, gapInches)) return u;
  }
  return -1;
}

const lines = scratch(makeSegment());

function passesUnit<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, unit: Unit<F>, eyeShare: number, gapInches: number): boolean {
  const m = g.models;
  const x0 = m.x[i];
  const y0 = m.y[i];
  const x1 = m.x[j];
  const y1 = m.y[j];
  const ux = x1 - x0;
  const uy = y1 - y0;
  const length = ux * ux + uy * uy;
  if (length === 0) return false;
  const line = setSegment(lines(), x0, y0, x1, y1);
  const { first } = unit;
  const end = first + unit.size;
  const z0 = m.z[i] + eyeShare * m.height[i];
  const rise = m.z[j] + m.height[j] / 2 - z0;
  for (let a = first; a < end; a++) {
    if (m.alive[a] === 0) continue;
    const along = (m.x[a] - x0) * ux + (m.y[a] - y0) * uy;
    const z = z0 + (rise * Math.min(Math.max(along, 0), length)) / length;
    if (z < m.z[a] || z >= m.z[a] + m.height[a]) continue;
    const r = m.radius[a];
    if (pointSegmentSquared(m.x[a], m.y[a], x0, y0, x1, y1) < r * r) return true;
    for (let b = first; b < a; b++) {
      if (m.alive[b] === 0) continue;
      const dx = m.x[a] - m.x[b];
      const dy = m.y[a] - m.y[b];
      const far = gapInches + r + m.radius[b];
      if (dx * dx + dy * dy <= far * far && segmentsMeet(line, m.x[a], m.y[a], m.x[b], m.y[b])) return true;
    }
  }
  return false;
}
