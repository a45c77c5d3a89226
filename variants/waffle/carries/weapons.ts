import type { Restated } from '../carries.ts';

export const weapons: Restated = {
  seams: {
    scatter: ['WAF-DEF-03'],
    namesScatter: ['WAF-DEF-05'],
    shotsOf: ['WAF-WPN-01', 'WAF-WPN-03'],
    electWeapons: ['WAF-WPN-02'],
    barsCharge: ['WAF-WPN-04'],
    placeMarker: ['WAF-WPN-07'],
    layMarker: ['WAF-WPN-10', 'WAF-WPN-11'],
    terrainCover: ['WAF-WPN-15'],
    hitRolled: ['WAF-WPN-19'],
    penetrationDice: ['WAF-WPN-25'],
    buildingModifier: ['WAF-WPN-31'],
    templateThrow: ['WAF-WPN-32'],
  },
  steps: {},
};
