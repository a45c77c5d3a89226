import type { Carries } from './type.ts';

export const assault: Carries = {
  seams: {
    mayCharge: ['HYB-VEH-51'],
    inChargeReach: ['HYB-VEH-52'],
    armourFacing: ['HYB-VEH-55'],
    combatScore: ['HYB-VEH-57'],
    holdsCombat: ['HYB-VEH-58'],
    maySweep: ['HYB-VEH-59'],
    fightCombats: ['HYB-VEH-60', 'HYB-VEH-62'],
  },
  steps: {},
};
