import type { Game } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';
import { WOUNDS, WOUNDS_MADE } from '../state.ts';
import type { Attack } from './attack.ts';

/** Reports wounds of an attack. */
export function reportWounds<F extends ClassicFamily>(g: Game<F>, a: Attack<F>, n: number): void {
  g.log.note(WOUNDS, a.attacker.slot, a.target.slot, n);
  g.log.tally(WOUNDS_MADE, n, a.attacker.slot, a.target.slot, a.frame);
}
