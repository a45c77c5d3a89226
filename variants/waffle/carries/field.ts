import type { Restated } from '../carries.ts';

export const field: Restated = {
  seams: {
    // TERRAIN
    pieceCover: ['WAF-TERRAIN-01', 'WAF-TERRAIN-05', 'WAF-TERRAIN-09', 'WAF-TERRAIN-11'],
    // MISSION
    isAtMarker: ['WAF-MISSION-02'],
    redrawsCard: ['WAF-MISSION-08', 'WAF-MISSION-09'],
    mayDeepStrike: ['WAF-MISSION-11'],
    // ARMY
    difficultDice: ['WAF-ARMY-11'],
    seizeOn: ['WAF-ARMY-14'],
    reserveOn: ['WAF-ARMY-15'],
    pinningTest: ['WAF-ARMY-16'],
    // USR
    scoutMoves: ['WAF-USR-28'],
  },
  steps: {},
};
