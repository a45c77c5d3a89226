import { type Game, is, type Unit } from 'sandtable/rules';
import { memberCount, members } from '../../../classic/combat.ts';
import type { Classic } from '../../../classic/family.ts';
import { typeOf } from '../../../classic/mobility.ts';
import { UPRIGHT } from '../../../classic/morale.ts';
import { OUTFLANKED } from '../../../classic/reserve/state.ts';
import { COMBAT_SCORE, GONE_TO_GROUND, LOCKED, PINNING } from '../../../classic/state.ts';
import { ARC } from '../../facing.ts';
import { defineRule } from '../../family.ts';

const OUTFLANKERS = ['outflank', 'infiltrate', 'scout'];

/** Unsaved wounds that units which came in from a side edge this turn inflicted in the combat, on the side of `winner`; -1 if none of them is in it. */
function woundsByOutflankers(g: Game<Classic>, winner: Unit<Classic>): number {
  let wounds = -1;
  for (let k = 0; k < memberCount(); k++) {
    const u = g.units[members[k]];
    if (u.side === winner.side && is(u, OUTFLANKED)) wounds = Math.max(0, wounds) + u.reg[COMBAT_SCORE];
  }
  return wounds;
}

/** Units that come in from a side edge may charge at once; their fire is Suppression Fire, and who holds against them in combat may be Pinned. */
export const outflankSuppression = defineRule({
  id: 'CAL-USR-08',
  default: 'on',
  keyword: OUTFLANKERS,
  patch: (_p, s) => ({
    wrap: {
      chargesOnArrival: (next) => (g, u) => is(u, OUTFLANKED) || next(g, u),
      suppresses: (next) => (g, a) => is(a.attacker, OUTFLANKED) || next(g, a),
      holdsCombat: (next) => (g, loser, winner, by) => {
        if (!next(g, loser, winner, by)) return false;
        const wounds = woundsByOutflankers(g, winner);
        if (wounds < 0 || loser.alive === 0 || is(loser, GONE_TO_GROUND) || !is(loser, LOCKED) || UPRIGHT[typeOf(g, loser)] !== 0)
          return true;
        if (!s.passesLeadership(g, loser, PINNING, -wounds)) s.pin(g, loser);
        return true;
      },
    },
  }),
});

/** In the turn in which it comes in, a unit at the side of its target counts as being at its rear. */
export const outflankRear = defineRule({
  id: 'CAL-USR-09',
  default: 'on',
  keyword: OUTFLANKERS,
  patch: () => ({
    wrap: {
      attackArc: (next) => (g, u, by) => {
        const arc = next(g, u, by);
        return (arc === ARC.left || arc === ARC.right) && is(by, OUTFLANKED) ? ARC.rear : arc;
      },
    },
  }),
});
