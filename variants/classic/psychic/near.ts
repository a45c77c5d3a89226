import { EPSILON, gap } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** Inches from a model to the nearest living one of a unit; 0 for its own. */
export function inchesTo(g: Game<Classic>, from: ModelId, target: Unit<Classic>): number {
  const m = g.models;
  if (m.unit[from] === target.slot) return 0;
  let best = Infinity;
  for (let j = target.first; j < target.first + target.size; j++) {
    if (m.alive[j] === 0) continue;
    const d = gap(m, from, j);
    if (d < best) best = d;
  }
  return best;
}

/** Whether a unit has a model within `inches` of a model; bounding circles are compared first. */
export function modelWithin(g: Game<Classic>, from: ModelId, target: Unit<Classic>, inches: number): boolean {
  const m = g.models;
  const dx = m.x[from] - target.x;
  const dy = m.y[from] - target.y;
  const far = inches + m.radius[from] + target.radius + EPSILON;
  return dx * dx + dy * dy <= far * far && inchesTo(g, from, target) <= inches + EPSILON;
}
