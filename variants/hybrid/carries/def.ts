import type { Carries } from './type.ts';

export const def: Carries = {
  seams: {
    moveAs: ['HYB-DEF-01'],
    woundOn: ['HYB-DEF-08'],
  },
  steps: {},
};
