import type { Area } from '../area.ts';
import { ridingAbilities } from './abilities.ts';
import { anywhereBesideArrivals, noBoardingOnArrival, outOnArrival } from './arriving.ts';
import { allOutFirst, destroyedTransport, ownerOrders } from './destroyed.ts';
import { disembarking } from './disembarking.ts';
import { embarking } from './embarking.ts';
import { bareWeapons, deedsForgotten, firingDeck, noOneShotLent } from './firingDeck.ts';
import { abilitiesStayInside, boardingInAnyPhase, effectsStay, largeModels, watchedGettingOut } from './questions.ts';
import { transportWords } from './words.ts';

/** Transports and their passengers. */
export const transport: Area = {
  rules: [
    embarking,
    disembarking,
    destroyedTransport,
    allOutFirst,
    ownerOrders,
    anywhereBesideArrivals,
    noBoardingOnArrival,
    outOnArrival,
    watchedGettingOut,
    abilitiesStayInside,
    boardingInAnyPhase,
    largeModels,
    effectsStay,
    firingDeck,
    noOneShotLent,
    bareWeapons,
    deedsForgotten,
  ],
  abilities: ridingAbilities,
  carries: { seams: { bailOutFarther: ['TEN-TRANSPORT-05'], embark: ['TEN-TRANSPORT-13'] } },
  words: transportWords,
};
