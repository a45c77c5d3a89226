import { DEED, type Game, inflict, integer, is, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { DUE, ONGOING, RESERVE_REROLL, RESERVE_ROLL, RESERVES_ROLLED } from '../../classic/reserves/state.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

/** The Reserve Roll of one unit. The die is addressed as in the base. */
function roll(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): void {
  const on = s.reserveOn(g, u);
  let face = 0;
  if (on > 1) {
    const frame = g.dice.begin(DEED.upkeep, g.seats[g.seatOf[u.side]], u);
    face = g.dice.d6(frame, RESERVE_ROLL);
    if (face < on && s.rerollsReserve(g, u)) face = g.dice.nth(frame, RESERVE_REROLL, 0);
    g.dice.end(frame);
  }
  if (on <= 1 || face >= on) inflict(g, u, DUE);
  g.log.note(RESERVES_ROLLED, u.slot, face);
}

/** A unit in Reserve is picked like any other; it then rolls, and does nothing in the game turn beyond the outcome. */
export default defineRule({
  id: 'WAF-RESERVE-01',
  title: 'A Reserve Roll is an activation',
  source: 'The Turn, working playtest turn order, paragraph 1',
  text: [
    "Rolling for a unit in Reserves, and whatever it does on a success, is that unit's activation for the turn.",
    "Ruling: From turn 2 every unit in Reserves counts as an unspent unit and must be picked (rolled) before the turn can end; a failed roll spends it. Ongoing Reserves arrive without a roll but also spend their activation. In turn 1 units in Reserves are not picked. The roll needs 3+ and from turn 4 arrival is automatic (CLS-RESERVE-02, -03); arriving is the unit's activation in either case. A transport or combined unit with everything aboard makes one roll, and its passengers are a second unit to activate.",
  ].join('\n'),
  changes:
    'classic base: Reserve Rolls, all made at the start of the turn; Arriving, Ongoing Reserves (CLS-RESERVE-02, CLS-RESERVE-04, CLS-RESERVE-05, CLS-TURN-03)',
  default: 'on',
  requires: ['WAF-TURN-02'],
  params: { fromTurn: integer(2, 1, 7, 'first game turn in which units in Reserve roll', 'game turn') },
  patch: ({ fromTurn }, s) => ({
    replace: { rollReserves: () => {} },
    wrap: {
      mayActivate: (next) => (g, u) =>
        u.place === PLACE.reserve ? (g.round >= fromTurn || is(u, ONGOING)) && !s.isDelayed(g, u) : next(g, u),
    },
    before: {
      unitActs: (g, u) => {
        if (u.place === PLACE.reserve && u.alive > 0) roll(g, s, u);
      },
    },
  }),
});
