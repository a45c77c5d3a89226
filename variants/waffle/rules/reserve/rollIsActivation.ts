import { DEED, type Game, inflict, is, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { DUE, ONGOING, RESERVE_REROLL, RESERVE_ROLL, RESERVES_ROLLED } from '../../../classic/reserve/state.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

/** First game turn in which units in Reserve are picked. */
const FIRST_TURN = 2;

/** The Reserve Roll of one unit. The dice belong to the seat, as in the base. */
function roll(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): void {
  const on = s.reserveOn(g, u);
  let face = 0;
  if (on > 1) {
    const frame = g.dice.begin(DEED.upkeep, g.seats[g.seatOf[u.side]], g.nobody);
    face = g.dice.d6(frame, RESERVE_ROLL);
    if (face < on && s.rerollsReserve(g, u)) face = g.dice.nth(frame, RESERVE_REROLL, 0);
    g.dice.end(frame);
  }
  if (on <= 1 || face >= on) inflict(g, u, DUE);
  g.log.note(RESERVES_ROLLED, u.slot, face);
}

/** A unit in Reserve is picked like any other; it rolls then, and what comes of it is all that it does in the game turn. */
export const rollIsActivation = defineRule({
  id: 'WAF-RESERVE-01',
  default: 'on',
  requires: ['WAF-TURN-02'],
  patch: (_p, s) => ({
    replace: { rollReserves: () => {} },
    wrap: {
      mayActivate: (next) => (g, u) =>
        u.place === PLACE.reserve ? (g.round >= FIRST_TURN || is(u, ONGOING)) && !s.isDelayed(g, u) : next(g, u),
    },
    before: {
      unitActs: (g, u) => {
        if (u.place === PLACE.reserve && u.alive > 0) roll(g, s, u);
      },
    },
  }),
});
