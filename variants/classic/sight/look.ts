import { clearView, gap, modelSees, nearestModel } from 'sandtable/kit';
import { type Game, type ModelId, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** Rises whenever a unit moves whose models block sight, as long as these are the same units. */
function blockerPoses(g: Game<Classic>): number {
  const sight = g.desk.sight;
  let sum = 0;
  for (let k = 0; k < sight.blockerCount; k++) sum += g.units[sight.blockers[k]].pose;
  return sum;
}

/** Distinguishes what the memory of a model is about: its unit, the target, the pieces in play, and which units block sight. */
function lookKey(g: Game<Classic>, own: Unit<Classic>, target: Unit<Classic>): number {
  const n = g.units.length;
  return ((g.desk.sight.resets * (g.board.pieces.length + 1) + g.board.count) * n + own.slot) * n + target.slot;
}

/**
 * Inches from a model to the nearest model of a unit that it sees, Infinity if it sees none. Remembered until one of the
 * two units, or a body that blocks sight, changes pose.
 */
export function lookInches(g: Game<Classic>, model: ModelId, target: Unit<Classic>): number {
  const desk = g.desk;
  const own = g.unitOf(model);
  const key = lookKey(g, own, target);
  // These counters never decrease, so that their sum is unchanged only if each of them is.
  const poses = own.stand + target.pose + blockerPoses(g);
  if (desk.lookAt[model] === key && desk.lookPoses[model] === poses) return desk.lookInches[model];
  let best = Infinity;
  if (clearView(g, desk.sight, own, target)) {
    const j = nearestModel(g, target, model);
    if (j >= 0) best = gap(g.models, model, j);
  } else best = nearestSeen(g, model, target);
  desk.lookAt[model] = key;
  desk.lookPoses[model] = poses;
  desk.lookInches[model] = best;
  return best;
}

/** By index in the target unit: 1 for models found hidden. */
const looking = scratch({ unseen: new Uint8Array(8192) });

/** The nearest model is checked first, then the next, because sight costs more than distance. */
function nearestSeen(g: Game<Classic>, model: ModelId, target: Unit<Classic>): number {
  const m = g.models;
  const { unseen } = looking();
  for (let k = 0; k < target.size; k++) unseen[k] = 0;
  for (;;) {
    let best = Infinity;
    let nearest = -1;
    for (let k = 0; k < target.size; k++) {
      const j = target.first + k;
      if (m.alive[j] === 0 || unseen[k] !== 0) continue;
      const dx = m.x[j] - m.x[model];
      const dy = m.y[j] - m.y[model];
      const far = best + m.radius[j] + m.radius[model];
      if (dx * dx + dy * dy >= far * far) continue;
      const d = gap(m, model, j);
      if (d >= best) continue;
      best = d;
      nearest = j;
    }
    if (nearest < 0) return Infinity;
    if (modelSees(g, g.desk.sight, model, nearest)) return best;
    unseen[nearest - target.first] = 1;
  }
}
