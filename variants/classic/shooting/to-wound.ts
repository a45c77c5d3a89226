import { type FaceTold, type Game, reaching } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { WOUND_REROLL, WOUNDING } from '../state.ts';
import type { Attack } from './attack.ts';

/** The face that stands in for a roll that is not made. */
const UNROLLED = 6;

/**
 * A die To Wound, rolled again if a rule allows it: the face that wounds, 0 for none. A need of 1 wounds without a die.
 *
 * @param told who else is told of a face; without it, whoever asks may look at it
 */
export function rollToWound(
  s: Pick<ClassicSeams, 'woundLands' | 'rerollsWound'>,
  g: Game<Classic>,
  a: Attack,
  on: number,
  told?: FaceTold,
): number {
  if (on <= 1) return UNROLLED;
  const ordinal = g.dice.taken(a.frame, WOUNDING);
  const marks = reaching(on);
  const face = g.dice.d6(a.frame, WOUNDING, marks, told);
  if (s.woundLands(g, a, face, on)) return face;
  if (!s.rerollsWound(g, a, face)) return 0;
  const second = g.dice.nth(a.frame, WOUND_REROLL, ordinal, marks, told);
  return s.woundLands(g, a, second, on) ? second : 0;
}
