import { within } from 'sandtable/kit';
import { type Game, hasBit, keyword, type ModelId, type Unit, type WeaponSheet } from 'sandtable/rules';
import { facingsHit } from '../../../classic/facing.ts';
import { type Classic, NEVER } from '../../../classic/family.ts';
import { lookAt, lookAtBody, OBSCURED_SHARE, oneFacing, view } from '../../../classic/hullcover.ts';
import { defineRule } from '../../family.ts';
import type { HybridSeams } from '../../seams.ts';

const BARRAGE = keyword('barrage');

/** Where the weapon looked at sits, inches. */
const mount = { x: 0, y: 0 };

/** Notes in `mount` where a weapon sits on the flank of its vehicle; false for one that looks from over the middle. */
function sitsOnFlank(g: Game<Classic>, model: ModelId, weapon: WeaponSheet<Classic>): boolean {
  const degrees = weapon.profile.mountDegrees;
  if (degrees === 0 || model < 0 || g.sheetOf(model).stats.vehicle === 0) return false;
  const m = g.models;
  const aside = (degrees < 180 ? 1 : -1) * (m.coreY[model] + m.rim[model]);
  mount.x = m.x[model] - m.dirY[model] * aside;
  mount.y = m.y[model] + m.dirX[model] * aside;
  return true;
}

/** Whether a weapon sees from its mount a model of the target in its arc and range. */
function mountSees(g: Game<Classic>, s: HybridSeams, model: ModelId, weapon: WeaponSheet<Classic>, target: Unit<Classic>): boolean {
  const range = s.rangeOf(g, model, weapon);
  for (let j = target.first; j < target.first + target.size; j++) {
    if (g.models.alive[j] === 0 || !within(g.models, model, j, range) || !s.inFireArc(g, model, weapon, j)) continue;
    lookAtBody(g, s, model, j, mount.x, mount.y);
    if (view.blocked < 1) return true;
  }
  return false;
}

/** What the last look found to give as cover. */
const coverSeen = (): number => (view.hidden >= OBSCURED_SHARE ? view.cover : NEVER);

/** A sponson looks from its own flank of the hull: it fires at what it sees from there, and what hides the target from there is its cover. */
export const mounts = defineRule({
  id: 'HYB-VEH-18',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      bears: (next) => (g, model, weapon, target) => {
        if (!next(g, model, weapon, target)) return false;
        const looksFromMiddle = hasBit(weapon.profile.bits, BARRAGE) || !sitsOnFlank(g, model, weapon);
        return looksFromMiddle || mountSees(g, s, model, weapon, target);
      },
      terrainCover: (next) => (g, a, firer, model) => {
        if (a.fromMark || !sitsOnFlank(g, firer, a.weapon)) return next(g, a, firer, model);
        // Seen from nowhere, what it stands in.
        const inside = next(g, a, -1, model);
        lookAtBody(g, s, firer, model, mount.x, mount.y);
        return Math.min(inside, coverSeen());
      },
      facingCover: (next) => (g, a, vehicle) => {
        if (a.fromMark || !sitsOnFlank(g, a.bearer, a.weapon)) return next(g, a, vehicle);
        lookAt(g, s, a.bearer, vehicle, oneFacing(facingsHit(g, a, vehicle)), mount.x, mount.y);
        return coverSeen();
      },
    },
  }),
});
