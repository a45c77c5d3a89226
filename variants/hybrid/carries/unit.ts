import type { Carries } from './type.ts';

export const unit: Carries = {
  seams: {
    runsByType: ['HYB-UNIT-01'],
    canBePinned: ['HYB-UNIT-02', 'HYB-UNIT-07', 'HYB-UNIT-36'],
    isDangerous: ['HYB-UNIT-03', 'HYB-UNIT-34'],
    fallBackInches: ['HYB-UNIT-04', 'HYB-UNIT-09', 'HYB-UNIT-25', 'HYB-UNIT-32'],
    hasMoved: ['HYB-UNIT-05', 'HYB-UNIT-10', 'HYB-UNIT-30', 'HYB-UNIT-37'],
    fliesOver: ['HYB-UNIT-08'],
    charge: ['HYB-UNIT-22', 'HYB-UNIT-24'],
    placesOf: ['HYB-UNIT-26'],
    thrustAs: ['HYB-UNIT-29'],
    chargeRolled: ['HYB-UNIT-33'],
    hammers: ['HYB-UNIT-35'],
    electWeapons: ['HYB-UNIT-13', 'HYB-UNIT-15'],
    mayCharge: ['HYB-UNIT-18'],
    attacksOf: ['HYB-UNIT-19'],
    sweep: ['HYB-UNIT-21'],
  },
  steps: {},
};
