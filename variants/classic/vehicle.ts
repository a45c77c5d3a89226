import type { ClassicSeams, VehicleSeams } from './seams.ts';
import type { Classic } from './family.ts';
import type { Tables } from './tables.ts';

/** VEH. */
export const vehicles = (s: ClassicSeams, _t: Tables): VehicleSeams<Classic> & Pick<ClassicSeams, 'inFireArc'> => ({
  inFireArc: () => true,
  resolvePenetration: (g, a) => {
    for (let k = 0; k < a.hits && a.target.alive > 0; k++) s.penetrate(g, a, a.target.first);
  },
  armourFacing: (_g, a) => a.target.sheet.models[0].stats.front,
  armourValue: (_g, _a, av) => av,
  penetrationRoll: () => 0,
  penetrationDice: () => 1,
  penetrationKeepsHighest: () => false,
  penetrationBonus: () => 0,
  rerollsPenetration: () => false,
  penetrate: () => -1,
  vehicleSaves: () => false,
  glancing: () => {},
  penetrating: () => {},
  hullPoints: () => 1,
  loseHullPoints: (g, vehicle, points, cause, by) => g.wound(vehicle, points, cause, by),
  damageModifier: () => 0,
  vehicleDamage: () => {},
  immobilise: () => {},
  destroyWeapon: () => {},
  wreck: () => {},
  explode: () => {},
  fullBallisticWeapons: () => 32,
  speedOf: () => 0,
  flatOut: () => {},
  flatOutInches: () => 0,
});
