import type { ModernSeams } from '../hub.ts';
import { type DeckSeams, deckSeams } from '../special-rules/firing-deck.ts';
import type { Tables } from '../tables.ts';
import { type BoardingSeams, boardingSeams } from './boarding.ts';
import { type BesideSeams, besideSeams } from './near.ts';
import { type SetUpSeams, setUpSeams } from './set-up.ts';
import { type WreckSeams, wreckSeams } from './wrecked.ts';

/** Transports and their passengers, and setting units up. */
export interface TransportSeams extends SetUpSeams, BesideSeams, BoardingSeams, WreckSeams, DeckSeams {}

export const transportSeams = (s: ModernSeams, t: Tables): TransportSeams => ({
  ...setUpSeams(s),
  ...besideSeams(s, t),
  ...boardingSeams(s, t),
  ...wreckSeams(s, t),
  ...deckSeams(s),
});
