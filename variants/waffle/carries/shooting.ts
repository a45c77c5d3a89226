import type { Restated } from '../carries.ts';

export const shooting: Restated = {
  seams: {
    mayTarget: ['WAF-SHOOT-02'],
    bears: ['WAF-SHOOT-03'],
    hitOn: ['WAF-SHOOT-04'],
    toughnessOf: ['WAF-SHOOT-05'],
    allocateNext: ['WAF-SHOOT-06'],
    firesSnap: ['WAF-SHOOT-11'],
    canSnap: ['WAF-SHOOT-13'],
    runAs: ['WAF-SHOOT-19'],
    mayShoot: ['WAF-SHOOT-20'],
    layMarker: ['WAF-SHOOT-24'],
    invulnerableOn: ['WAF-SAVE-02'],
    hates: ['WAF-USR-24'],
  },
  steps: {},
};
