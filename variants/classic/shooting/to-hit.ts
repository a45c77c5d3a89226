import { type FaceTold, type Game, reaching } from 'sandtable/rules';
import { type Classic, NEVER } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { HIT, HIT_REROLL } from '../state.ts';
import type { Attack } from './attack.ts';

/**
 * A die To Hit, rolled again if a rule allows it (CLS-SHOOT-07): the final face, negative for a miss. A 1 always misses.
 * Not for attacks that hit without a roll: where more than 1 is needed, a 1 is no other miss than the rest.
 *
 * @param told who else is told of a face; without it, whoever asks may look at it
 */
export function rollToHit(s: Pick<ClassicSeams, 'rerollHitOn'>, g: Game<Classic>, a: Attack, on: number, told?: FaceTold): number {
  const ordinal = g.dice.taken(a.frame, HIT);
  const face = g.dice.d6(a.frame, HIT, reaching(on), told);
  a.rerolled = 0;
  if (face !== 1 && face >= on) return face;
  const again = s.rerollHitOn(g, a, face);
  if (again >= NEVER) return -face;
  a.rerolled = face;
  const second = g.dice.nth(a.frame, HIT_REROLL, ordinal, reaching(again), told);
  return second !== 1 && second >= again ? second : -second;
}
