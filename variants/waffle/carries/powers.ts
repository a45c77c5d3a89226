import type { Restated } from '../carries.ts';

export const powers: Restated = {
  seams: {
    moveAs: ['WAF-MOVE-01'],
    chargeRolled: ['WAF-USR-21'],
    mayDeepStrike: ['WAF-RESERVE-02', 'WAF-RESERVE-08'],
    deepStrike: ['WAF-RESERVE-03', 'WAF-RESERVE-04', 'WAF-RESERVE-06'],
  },
  steps: {},
};
