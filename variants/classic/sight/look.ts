import { blockerPoses, clearView, gap, modelSees, nearestModel } from 'sandtable/kit';
import { type Game, type ModelId, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** Distinguishes what the memory of a model is about: its unit, the target, the pieces in play, and which units block sight. */
function lookKey(g: Game<Classic>, own: Unit<Classic>, target: Unit<Classic>): number {
  const n = g.units.length;
  return ((g.desk.sight.resets * (g.board.pieces.length + 1) + g.board.count) * n + own.slot) * n + target.slot;
}

/** Remembered as the distance where the nearest model that is seen, if there is one, is farther than anybody has looked. */
const FARTHER = -1;

/** Whether the memory of a model is about a target and still valid; if not, it will be. */
function remembers(g: Game<Classic>, model: ModelId, own: Unit<Classic>, target: Unit<Classic>): boolean {
  const desk = g.desk;
  const key = lookKey(g, own, target);
  // These counters never decrease, so that their sum is unchanged only if each of them is.
  const poses = own.stand + target.pose + blockerPoses(g, desk.sight);
  if (desk.lookAt[model] === key && desk.lookPoses[model] === poses) return true;
  desk.lookAt[model] = key;
  desk.lookPoses[model] = poses;
  return false;
}

/** Remembers how far the nearest model is that is seen, or that there is none at most `most` inches away. */
function lookOut(g: Game<Classic>, model: ModelId, own: Unit<Classic>, target: Unit<Classic>, most: number): void {
  const desk = g.desk;
  let best = Infinity;
  if (clearView(g, desk.sight, own, target)) {
    const j = nearestModel(g, target, model);
    if (j >= 0) best = gap(g.models, model, j);
  } else best = nearestSeen(g, model, target, most);
  desk.lookInches[model] = best;
  desk.lookBeyond[model] = most;
}

/**
 * Inches from a model to the nearest model of a unit that it sees, Infinity if it sees none. Remembered until one of the
 * two units, or a body that blocks sight, changes pose.
 */
export function lookInches(g: Game<Classic>, model: ModelId, target: Unit<Classic>): number {
  const desk = g.desk;
  const own = g.unitOf(model);
  if (!remembers(g, model, own, target) || desk.lookInches[model] === FARTHER) lookOut(g, model, own, target, Infinity);
  return desk.lookInches[model];
}

/** Whether a model sees a model of a unit at most `most` inches away: nothing beyond is looked at. */
export function seesWithin(g: Game<Classic>, model: ModelId, target: Unit<Classic>, most: number): boolean {
  const desk = g.desk;
  const own = g.unitOf(model);
  const known = remembers(g, model, own, target) && (desk.lookInches[model] !== FARTHER || desk.lookBeyond[model] >= most);
  if (!known) lookOut(g, model, own, target, most);
  return desk.lookInches[model] !== FARTHER && desk.lookInches[model] <= most;
}

/** By index in the target unit: 1 for models found hidden. */
const looking = scratch({ unseen: new Uint8Array(8192) });

/** The nearest model is checked first, then the next, because sight costs more than distance; `FARTHER` if it is beyond `most` inches. */
function nearestSeen(g: Game<Classic>, model: ModelId, target: Unit<Classic>, most: number): number {
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
    if (best > most) return FARTHER;
    if (modelSees(g, g.desk.sight, model, nearest)) return best;
    unseen[nearest - target.first] = 1;
  }
}
