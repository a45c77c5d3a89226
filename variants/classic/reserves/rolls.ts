import { DEED, inflict, is, PLACE } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { ReserveSeams } from '../seams.ts';
import { DUE, ONGOING, RESERVE_REROLL, RESERVE_ROLL, RESERVES_ROLLED } from './state.ts';

type Keys = 'rollReserves' | 'rerollsReserve' | 'reserveOn' | 'mayArrive';

/** RESERVE: who arrives this turn. A unit's die belongs to its seat, so that going first does not change its luck, and to the unit, whatever other units wait. */
export const reserveRolls = (s: ClassicSeams): Pick<ReserveSeams<Classic>, Keys> => ({
  rollReserves: (g, side) => {
    const units = g.sides[side];
    for (let k = 0; k < units.length; k++) {
      const u = units[k];
      if (u.place !== PLACE.reserve || u.alive === 0) continue;
      if (g.round < g.desk.numbers.reservesFrom && !is(u, ONGOING)) continue;
      const on = s.reserveOn(g, u);
      let face = 0;
      if (on > 1) {
        const frame = g.dice.begin(DEED.upkeep, g.seats[g.seatOf[side]], u);
        face = g.dice.d6(frame, RESERVE_ROLL);
        if (face < on && s.rerollsReserve(g, u)) face = g.dice.nth(frame, RESERVE_REROLL, 0);
        g.dice.end(frame);
      }
      if (on <= 1 || face >= on) inflict(g, u, DUE);
      g.log.note(RESERVES_ROLLED, u.slot, face);
    }
  },

  rerollsReserve: () => false,

  reserveOn: (g, u) => (is(u, ONGOING) ? 1 : g.desk.numbers.reserveOn),

  mayArrive: (_g, u) => u.place === PLACE.reserve && u.alive > 0 && is(u, DUE),
});
