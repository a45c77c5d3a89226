import { event, type Game, inflict, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { GONE_TO_GROUND } from '../state.ts';

const TO_GROUND = event('to-ground', { unit: 'unit' }, '{unit} goes to ground');

/** A unit goes to ground, whatever brings it to (CLS-MORALE-12, -13). */
export function goToGround(g: Game<Classic>, u: Unit<Classic>): void {
  inflict(g, u, GONE_TO_GROUND);
  g.log.note(TO_GROUND, u.slot);
}
