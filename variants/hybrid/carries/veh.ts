import type { Carries } from './type.ts';

export const veh: Carries = {
  seams: {
    penetrationRoll: ['HYB-VEH-24'],
    armourFacing: ['HYB-VEH-25', 'HYB-VEH-27', 'HYB-VEH-28'],
    layMarker: ['HYB-VEH-26'],
    damageModifier: ['HYB-VEH-43'],
    vehicleDamage: ['HYB-VEH-44'],
  },
  steps: {},
};
