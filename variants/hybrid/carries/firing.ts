import type { Carries } from './type.ts';

export const firing: Carries = {
  seams: {
    inFireArc: ['HYB-VEH-19'],
    mayAim: ['HYB-VEH-23'],
    vehicleSaves: ['HYB-VEH-46', 'HYB-VEH-47', 'HYB-VEH-49'],
    canGoToGround: ['HYB-VEH-48'],
    armourFacing: ['HYB-VEH-50'],
  },
  steps: {},
};
