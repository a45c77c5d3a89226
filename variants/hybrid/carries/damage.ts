import type { Carries } from './type.ts';

export const damage: Carries = {
  seams: {
    vehicleDamage: ['HYB-VEH-34'],
    destroyWeapon: ['HYB-VEH-37'],
    immobilise: ['HYB-VEH-38', 'HYB-VEH-39', 'HYB-VEH-40', 'HYB-FLYER-03'],
    wreck: ['HYB-VEH-45'],
    crash: ['HYB-FLYER-05'],
    chargeOf: ['HYB-VEH-12'],
  },
  steps: {},
};
