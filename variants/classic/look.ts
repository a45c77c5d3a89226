import type { Game, ModelId, Unit } from 'sandtable/rules';
import { clearView, gap, modelSees } from 'sandtable/kit';
import type { Classic } from './family.ts';

/** Rises whenever a unit moves whose models block sight. */
function blockerPoses(g: Game<Classic>): number {
  const sight = g.desk.sight;
  let sum = g.board.count;
  for (let k = 0; k < sight.blockerCount; k++) sum += g.units[sight.blockers[k]].pose;
  return sum;
}

/**
 * Inches from a model to the nearest model of a unit that it sees, Infinity if it sees none. Remembered until one of the
 * two units, or a body that blocks sight, changes pose.
 */
export function lookInches(g: Game<Classic>, model: ModelId, target: Unit<Classic>): number {
  const desk = g.desk;
  const own = g.unitOf(model);
  const poses = own.pose * 65536 + target.pose + blockerPoses(g) * 4294967296;
  if (desk.lookAt[model] === target.slot && desk.lookPoses[model] === poses) return desk.lookInches[model];
  const m = g.models;
  const clear = clearView(g, desk.sight, own, target);
  const end = target.first + target.size;
  let best = Infinity;
  for (let j = target.first; j < end; j++) {
    if (m.alive[j] === 0) continue;
    const dx = m.x[j] - m.x[model];
    const dy = m.y[j] - m.y[model];
    const far = best + m.radius[j] + m.radius[model];
    if (dx * dx + dy * dy >= far * far) continue;
    if (!clear && !modelSees(g, desk.sight, model, j)) continue;
    const d = gap(m, model, j);
    if (d < best) best = d;
  }
  desk.lookAt[model] = target.slot;
  desk.lookPoses[model] = poses;
  desk.lookInches[model] = best;
  return best;
}
