import type { Game } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';
import { HITS, HITS_MADE } from '../state.ts';
import { type Attack, STAGE } from './attack.ts';

/** Reports the hits of an attack. From here on they are told: exact odds no longer take them for hits that are still to be reported. */
export function reportHits<F extends ClassicFamily>(g: Game<F>, a: Attack<F>): void {
  g.log.note(HITS, a.attacker.slot, a.target.slot, a.hits);
  g.log.tally(HITS_MADE, a.hits, a.attacker.slot, a.target.slot, a.frame);
  a.stage = STAGE.struck;
}
