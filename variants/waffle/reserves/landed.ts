import { type Game, inflict, is, status, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { DEEP_STRUCK } from '../../classic/reserves/state.ts';

/** Came by Deep Strike in this game turn, or got out of a transport that did. */
export const LANDED = status('landed', 'round');

/** Records, once a unit has arrived, that it came by Deep Strike. */
export function noteLanding(g: Game<Classic>, u: Unit<Classic>): void {
  if (is(u, DEEP_STRUCK)) inflict(g, u, LANDED);
}
