import type { Area } from '../area.ts';
import { fightsInTheAir, fliesOff, fliesStraight, freeOfLimit, hovers, leastStays, movesUnder, startsInReserve } from './rules.ts';
import { aircraftWords } from './words.ts';

export { aircraftSeams } from './seams.ts';

/** Aircraft and what hovers. Who hovers is said before Aircraft go into Reserves: the later rule stands before the earlier. */
export const aircraft: Area = {
  rules: [startsInReserve, freeOfLimit, fliesStraight, fliesOff, leastStays, movesUnder, fightsInTheAir, hovers],
  abilities: [],
  words: aircraftWords,
};
