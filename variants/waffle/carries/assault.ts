import type { Restated } from '../carries.ts';

export const assault: Restated = {
  seams: {
    inChargeReach: ['WAF-ASSAULT-02'],
    mayCharge: ['WAF-ASSAULT-03'],
    mayChargeAt: ['WAF-ASSAULT-04'],
    overwatch: ['WAF-ASSAULT-06'],
    chargeRange: ['WAF-ASSAULT-11'],
    sweep: ['WAF-ASSAULT-17'],
    combatResult: ['WAF-ASSAULT-20'],
    passesAutomatically: ['WAF-USR-13'],
    maySweep: ['WAF-VEH-03'],
  },
  steps: {},
};
