import type { Restated } from '../carries.ts';

export const vehicles: Restated = {
  seams: {
    mayRun: ['WAF-VEH-05'],
    inFireArc: ['WAF-VEH-06'],
    isTargetable: ['WAF-VEH-09'],
    armourFacing: ['WAF-VEH-10', 'WAF-VEH-12'],
    tankShock: ['WAF-VEH-17', 'WAF-VEH-21', 'WAF-VEH-22'],
    firePointsOf: ['WAF-TRANSPORT-01'],
    fullBallisticWeapons: ['WAF-USR-02'],
  },
  steps: {},
};
