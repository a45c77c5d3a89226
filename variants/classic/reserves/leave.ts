import { type Game, inflict, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { ONGOING } from './state.ts';

/** Sends a unit on the table to Ongoing Reserves, with what rides in it (CLS-RESERVE-05). */
export function leaveTable(g: Game<Classic>, u: Unit<Classic>): void {
  inflict(g, u, ONGOING);
  g.relocate(u, PLACE.reserve);
}
