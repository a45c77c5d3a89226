import type { Carries } from './type.ts';

export const def: Carries = {
  seams: {
    woundOn: ['HYB-DEF-08'],
  },
  steps: {},
};
