import type { Area } from '../area.ts';
import type { ModernSeams } from '../seams.ts';
import type { Tables } from '../tables.ts';
import { arrivingSeams } from './arriving.ts';
import { formationSeams } from './formations.ts';
import { eligibleInReserve, keepsOff, limitsWin, reservesUnits } from './in-reserve.ts';
import { lethalHitsStratagem } from './lethal-hits-stratagem.ts';
import { redeploySeams, redeploys, redeploysEarly } from './redeploying.ts';
import {
  arrivalAbilities,
  countsOnly,
  earlyReturns,
  everyModel,
  movesLater,
  oneEdge,
  splitPoints,
  stratagemsReach,
  strikesFromStrategic,
  tooLarge,
} from './ways.ts';
import { reserveWords } from './words.ts';

/** Reserves, Deep Strike, and units that come in later. */
export const reserve: Area = {
  rules: [
    reservesUnits,
    countsOnly,
    everyModel,
    strikesFromStrategic,
    movesLater,
    stratagemsReach,
    oneEdge,
    tooLarge,
    earlyReturns,
    splitPoints,
    limitsWin,
    eligibleInReserve,
    redeploysEarly,
  ],
  abilities: [keepsOff, ...arrivalAbilities, lethalHitsStratagem, redeploys],
  carries: {
    seams: {
      reinforcements: ['TEN-RESERVE-01'],
      declareSide: ['TEN-RESERVE-04'],
      wayFromEdge: ['TEN-RESERVE-05'],
      mayDeepStrike: ['TEN-RESERVE-06'],
      deploy: ['TEN-MISSION-01'],
      deployUnit: ['TEN-RESERVE-13'],
    },
  },
  words: reserveWords,
};

export const reserveSeams = (
  s: ModernSeams,
  t: Tables,
): ReturnType<typeof arrivingSeams> & ReturnType<typeof formationSeams> & ReturnType<typeof redeploySeams> => ({
  ...arrivingSeams(s, t),
  ...formationSeams(s, t),
  ...redeploySeams(s, t),
});
