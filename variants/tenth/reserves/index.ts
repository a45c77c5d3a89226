import type { Area } from '../definitions/area.ts';
import type { ModernSeams } from '../hub.ts';
import { redeploySeams, redeploys } from '../mission/02-redeploys-early.ts';
import type { Tables } from '../tables.ts';
import { arrivingSeams } from './arriving.ts';
import { formationSeams } from './formations.ts';
import { keepsOff } from './in-reserve.ts';
import { lethalHitsStratagem } from './lethal-hits-stratagem.ts';
import { arrivalAbilities } from './ways.ts';
import { reserveWords } from './words.ts';

/** Reserves, Deep Strike, and units that arrive later. */
export const reserve: Area = {
  abilities: [keepsOff, ...arrivalAbilities, lethalHitsStratagem, redeploys],
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
