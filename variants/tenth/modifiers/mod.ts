import type { Frame, Game, Purpose, SideId } from 'sandtable/rules';
import { DEED } from 'sandtable/rules';
import type { Modern, Roll } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { ROLL_OFF } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { TurnSeams } from '../turn/seams.ts';
import { hold, release } from './held.ts';

/** Rolls an amount: D3 is half a D6 rounded up, several dice of one roll are added together (TEN-MOD-21). */
export function rollAmount(g: Game<Modern>, dice: Frame, why: Purpose, amount: Roll): number {
  if (amount.dice === 0) return amount.plus;
  if (amount.sides === 6 && amount.dice > 1) return g.dice.sum(dice, why, amount.dice) + amount.plus;
  let total = amount.plus;
  for (let k = 0; k < amount.dice; k++) {
    hold(g, total, amount.dice - k);
    total += amount.sides === 3 ? g.dice.d3(dice, why) : g.dice.d6(dice, why);
    release(g);
  }
  return total;
}

/** Roll-offs (TEN-MOD-22): one die for each side, the higher wins, ties are rolled again. */
export function modSeams(_s: ModernSeams, _t: Tables): Pick<TurnSeams, 'rollOff'> {
  return {
    rollOff: (g) => {
      const a = g.seats[0];
      const b = g.seats[1];
      const mine = g.dice.begin(DEED.decide, a, b);
      const theirs = g.dice.begin(DEED.decide, b, a);
      let seat = -1;
      while (seat < 0) {
        const first = g.dice.d6(mine, ROLL_OFF);
        const second = g.dice.d6(theirs, ROLL_OFF);
        if (first !== second) seat = first > second ? 0 : 1;
      }
      g.dice.end(theirs);
      g.dice.end(mine);
      return (g.seatOf[0] === seat ? 0 : 1) as SideId;
    },
  };
}
