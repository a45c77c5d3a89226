import type { Carries } from './type.ts';

export const moving: Carries = {
  seams: {
    rangeOf: ['HYB-VEH-01', 'HYB-VEH-02'],
    pivot: ['HYB-VEH-03', 'HYB-VEH-04'],
    moveAs: ['HYB-VEH-05'],
    speedOf: ['HYB-VEH-06'],
    isDangerous: ['HYB-VEH-11'],
    flatOutAs: ['HYB-VEH-21'],
    flatOutInches: ['HYB-VEH-22'],
  },
  steps: {},
};
