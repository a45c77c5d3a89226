import type { Frame, Game, Purpose } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { Roll } from '../family.ts';

/** The value of an amount printed as a number or as dice; dice are rolled in the open deed, one amount after another. */
export function rolled(g: Game<Classic>, frame: Frame, why: Purpose, { dice, sides, plus }: Roll): number {
  if (dice === 0) return plus;
  if (sides === 6) return plus + (dice === 1 ? g.dice.d6(frame, why) : g.dice.sum(frame, why, dice));
  let total = plus;
  for (let k = 0; k < dice; k++) total += g.dice.d3(frame, why);
  return total;
}
