import { CONTACT, gapAt, hasOutline, levelGap, makePose, PARTS, partsGap, poseOf } from 'sandtable/kit';
import { enemyOf, type Game, type ModelId, type ModelRegister, PLACE, scratch, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const UP_INCHES = 5;

/** Whether overhang keeps two models apart. */
export const kept = (g: G, register: ModelRegister, m: ModelId, n: ModelId): boolean =>
  g.models.reg[register][m] === n + 1 || g.models.reg[register][n] === m + 1;

/** Whether overhang keeps a model away from some model of a unit. */
export function keptFrom(g: G, register: ModelRegister, m: ModelId, t: U): boolean {
  if (t.alive === 0 || t.place !== PLACE.table) return false;
  for (let n = t.first; n < t.first + t.size; n++) if (g.models.alive[n] !== 0 && kept(g, register, m, n)) return true;
  return false;
}

const here = scratch(makePose());

/** The enemy model that `m` would have come within `reach` of from its old place (as kept on the desk) but for overhang; -1 for none. */
function keptOffBy(g: G, m: ModelId, inches: number, reach: number, near: number): ModelId {
  const { models, desk } = g;
  const { field } = desk;
  const enemies = g.sides[enemyOf(g.unitOf(m).side)];
  let best = -1;
  let nearest = near + CONTACT;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    for (let n = e.first; n < e.first + e.size; n++) {
      if (models.alive[n] === 0 || (!hasOutline(models, m) && !hasOutline(models, n)) || levelGap(models, m, n) > UP_INCHES) continue;
      const d = partsGap(models, m, n, PARTS.all);
      if (d >= nearest || partsGap(models, m, n, PARTS.measured) <= reach + CONTACT) continue;
      if (gapAt(models, m, poseOf(here(), field, m), n) - reach > inches + CONTACT) continue;
      nearest = d;
      best = n;
    }
  }
  return best;
}

/** Records, for each model of a unit that has moved, the model from which overhang kept it. */
export function note(g: G, u: U, register: ModelRegister, inches: number, reach: number, near: number): void {
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] !== 0) g.models.reg[register][m] = keptOffBy(g, m, inches, reach, near) + 1;
  }
  forget(g);
}

/** Discards the cached answers about engagement. */
export function forget(g: G): void {
  g.desk.field.engagedPoseA.fill(-1);
  g.desk.field.engagedAt.fill(-1);
}
