import type { Restated } from '../carries.ts';

export const powers: Restated = {
  seams: {
    moveAs: ['WAF-MOVE-01'],
    chargeRolled: ['WAF-USR-21'],
  },
  steps: {},
};
