import { pointSegmentSquared } from 'sandtable/kit';
import { type Game, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { Attack } from '../shooting/attack.ts';

/** Whether there is nothing on the table but the two units of an attack: nothing that happens concerns anybody else. */
export function isAlone(g: Game<Classic>, { attacker, target }: Attack): boolean {
  if (g.board.count > 0) return false;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.alive > 0 && u.place === PLACE.table && u !== attacker && u !== target) return false;
  }
  return true;
}

/**
 * Whether nothing stands between any two models of two units: nothing hides or covers a model from one firer and not from another. Whoever has
 * fallen still counts where he stood, so that this is the same in all courses of play in which nobody moves.
 */
export function isOpen(g: Game<Classic>, by: Unit<Classic>, target: Unit<Classic>): boolean {
  if (g.board.count > 0) return false;
  const { value, from, spots } = g.desk.measuredOpen;
  let moves = 0;
  for (let k = 0; k < g.units.length; k++) moves += g.units[k].spot;
  const { first } = by;
  if (from[first] !== target.slot || spots[first] !== moves) {
    from[first] = target.slot;
    spots[first] = moves;
    value[first] = isObstructed(g, by, target) ? 0 : 1;
  }
  return value[first] === 1;
}

function isObstructed(g: Game<Classic>, by: Unit<Classic>, target: Unit<Classic>): boolean {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u === by || u === target || (u.place !== PLACE.table && u.place !== PLACE.gone)) continue;
    if (standsBetween(g, u, by, target)) return true;
  }
  return false;
}

function standsBetween(g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>, target: Unit<Classic>): boolean {
  const m = g.models;
  for (let i = by.first; i < by.first + by.size; i++) {
    for (let j = target.first; j < target.first + target.size; j++) {
      const wide = Math.max(m.radius[i], m.radius[j]);
      for (let n = u.first; n < u.first + u.size; n++) {
        const near = wide + m.radius[n];
        if (pointSegmentSquared(m.x[n], m.y[n], m.x[i], m.y[i], m.x[j], m.y[j]) <= near * near) return true;
      }
    }
  }
  return false;
}
