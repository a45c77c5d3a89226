import type { Area } from '../area.ts';
import { allOutFirst, destroyedTransport, ownerOrders } from './destroyed.ts';
import { disembarking } from './disembarking.ts';
import { embarking } from './embarking.ts';
import { transportWords } from './words.ts';

/** Transports and their passengers. */
export const transport: Area = {
  rules: [embarking, disembarking, destroyedTransport, allOutFirst, ownerOrders],
  abilities: [],
  carries: { seams: { bailOutFarther: ['TEN-TRANSPORT-05'], embark: ['TEN-TRANSPORT-13'] } },
  words: transportWords,
};
