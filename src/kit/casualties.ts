import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { gap, gapToPoint } from './measure.ts';

/** A mask has one byte per model of the whole engagement; null allows every living model. */
export type Mask = Uint8Array | null;

/** The living model nearest to a point (ties: the lower id), or -1 if the mask allows none. */
export function pickNearestTo<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, mask: Mask = null): ModelId {
  const m = g.models;
  let best = -1;
  let nearest = Infinity;
  const end = unit.first + unit.size;
  for (let i = unit.first; i < end; i++) {
    if (m.alive[i] === 0 || (mask !== null && mask[i] === 0)) continue;
    const d = gapToPoint(m, i, x, y);
    if (d < nearest) {
      nearest = d;
      best = i;
    }
  }
  return best;
}

/** The living model farthest from a point (ties: the lower id), or -1. */
export function pickFarthestFrom<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, mask: Mask = null): ModelId {
  const m = g.models;
  let best = -1;
  let farthest = -1;
  const end = unit.first + unit.size;
  for (let i = unit.first; i < end; i++) {
    if (m.alive[i] === 0 || (mask !== null && mask[i] === 0)) continue;
    const d = gapToPoint(m, i, x, y);
    if (d > farthest) {
      farthest = d;
      best = i;
    }
  }
  return best;
}

/** The living model nearest to a model of any unit (ties: the lower id), or -1. */
export function pickNearestToModel<F extends Family>(g: Game<F>, unit: Unit<F>, to: ModelId, mask: Mask = null): ModelId {
  const m = g.models;
  let best = -1;
  let nearest = Infinity;
  const end = unit.first + unit.size;
  for (let i = unit.first; i < end; i++) {
    if (m.alive[i] === 0 || i === to || (mask !== null && mask[i] === 0)) continue;
    const dx = m.x[i] - m.x[to];
    const dy = m.y[i] - m.y[to];
    const far = nearest + m.radius[i] + m.radius[to];
    if (dx * dx + dy * dy >= far * far) continue;
    const d = gap(m, i, to);
    if (d < nearest) {
      nearest = d;
      best = i;
    }
  }
  return best;
}

/** The living model nearest to any model of another unit, some of which can be masked too; or -1. */
export function pickNearestToUnit<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  other: Unit<F>,
  mask: Mask = null,
  otherMask: Mask = null,
): ModelId {
  const m = g.models;
  let best = -1;
  let nearest = Infinity;
  const end = unit.first + unit.size;
  const otherEnd = other.first + other.size;
  for (let i = unit.first; i < end; i++) {
    if (m.alive[i] === 0 || (mask !== null && mask[i] === 0)) continue;
    for (let j = other.first; j < otherEnd; j++) {
      if (m.alive[j] === 0 || (otherMask !== null && otherMask[j] === 0)) continue;
      const dx = m.x[i] - m.x[j];
      const dy = m.y[i] - m.y[j];
      const far = nearest + m.radius[i] + m.radius[j];
      if (dx * dx + dy * dy >= far * far) continue;
      const d = gap(m, i, j);
      if (d < nearest) {
        nearest = d;
        best = i;
      }
    }
  }
  return best;
}
