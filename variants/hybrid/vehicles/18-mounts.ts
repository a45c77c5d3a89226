import { within } from 'sandtable/kit';
import { type Game, hasBit, keyword, type ModelId, scratch, type Unit, type WeaponSheet } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { facingsHit } from '../../classic/sight/facing.ts';
import { coverSeen, lookAt, lookAtBody, oneFacing } from '../../classic/sight/hullcover.ts';
import { defineRule } from '../family.ts';
import type { HybridSeams } from '../hub.ts';

const BARRAGE = keyword('barrage');

/** Position of the current weapon, inches. */
const room = scratch({ x: 0, y: 0 });
type Mount = ReturnType<typeof room>;

/** Puts into `mount` the position of a weapon on the flank of its vehicle; false for a weapon that looks from over the middle. */
function sitsOnFlank(g: Game<Classic>, model: ModelId, weapon: WeaponSheet<Classic>, mount: Mount): boolean {
  const degrees = weapon.profile.mountDegrees;
  if (degrees === 0 || model < 0 || g.sheetOf(model).stats.vehicle === 0) return false;
  const m = g.models;
  const aside = (degrees < 180 === (g.board.mirrored === null) ? 1 : -1) * (m.coreY[model] + m.rim[model]);
  mount.x = m.x[model] - m.dirY[model] * aside;
  mount.y = m.y[model] + m.dirX[model] * aside;
  return true;
}

/** Whether a weapon sees, from its mount, a model of the target in its arc and range. */
function mountSees(
  g: Game<Classic>,
  s: HybridSeams,
  model: ModelId,
  weapon: WeaponSheet<Classic>,
  target: Unit<Classic>,
  mount: Mount,
): boolean {
  const range = s.rangeOf(g, model, weapon);
  for (let j = target.first; j < target.first + target.size; j++) {
    if (g.models.alive[j] === 0 || !within(g.models, model, j, range) || !s.inFireArc(g, model, weapon, j)) continue;
    if (lookAtBody(g, s, model, j, mount.x, mount.y).blocked < 1) return true;
  }
  return false;
}

/**
 * A sponson looks from its own flank of the hull: it fires at what it sees from there, and the target's cover is what hides it from there.
 */
export default defineRule({
  id: 'HYB-VEH-18',
  title: 'Sight and cover per weapon',
  source: 'Vehicle, Line of Sight',
  text: 'Each weapon of a vehicle checks its own line of sight (mount, barrel) and its own cover for the target; cover saves of one target may differ between weapons.',
  simulated: 'partial',
  leavesOut:
    'a sponson looks from its flank of the hull, and fires at nothing that the middle of the hull does not see as well; all other mounts look from over the middle.',
  changes:
    'restates classic base: sight and cover for each weapon (CLS-VEH-10), of which the base plays arcs; amends where a sponson looks from',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      bears: (next) => (g, model, weapon, target) => {
        if (!next(g, model, weapon, target)) return false;
        const mount = room();
        const looksFromMiddle = hasBit(weapon.profile.bits, BARRAGE) || !sitsOnFlank(g, model, weapon, mount);
        return looksFromMiddle || mountSees(g, s, model, weapon, target, mount);
      },
      terrainCover: (next) => (g, a, firer, model) => {
        const mount = room();
        if (a.fromMark || !sitsOnFlank(g, firer, a.weapon, mount)) return next(g, a, firer, model);
        // Without a firer, only the terrain it stands in counts.
        const inside = next(g, a, -1, model);
        return Math.min(inside, coverSeen(g, lookAtBody(g, s, firer, model, mount.x, mount.y)));
      },
      facingCover: (next) => (g, a, vehicle) => {
        const mount = room();
        if (a.fromMark || !sitsOnFlank(g, a.bearer, a.weapon, mount)) return next(g, a, vehicle);
        return coverSeen(g, lookAt(g, s, a.bearer, vehicle, oneFacing(facingsHit(g, a, vehicle)), mount));
      },
    },
  }),
});
