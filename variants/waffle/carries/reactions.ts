import type { Restated } from '../carries.ts';

export const reactions: Restated = {
  seams: {
    causesPinning: ['WAF-WPN-16'],
    moraleDue: ['WAF-SHOOT-25'],
    passesAutomatically: ['WAF-USR-18'],
    hasMoved: ['WAF-USR-30'],
    fallBack: ['WAF-MORALE-04', 'WAF-MORALE-05'],
  },
  steps: {},
};
