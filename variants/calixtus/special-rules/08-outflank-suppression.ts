import { type Game, is, type Unit } from 'sandtable/rules';
import { combatOf } from '../../classic/assault/combat.ts';
import type { Classic } from '../../classic/family.ts';
import { UPRIGHT } from '../../classic/morale/morale.ts';
import { typeOf } from '../../classic/movement/mobility.ts';
import { OUTFLANKED } from '../../classic/reserves/state.ts';
import { COMBAT_SCORE, LOCKED, PINNING } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { OUTFLANKERS } from './outflank.ts';

/**
 * Unsaved wounds that units which came in from a side edge this turn inflicted in the combat for the side of `winner`; -1 if none of them
 * is in it.
 */
function woundsByOutflankers(g: Game<Classic>, winner: Unit<Classic>): number {
  let wounds = -1;
  const { members, count } = combatOf(g);
  for (let k = 0; k < count; k++) {
    const u = g.units[members[k]];
    if (u.side === winner.side && is(u, OUTFLANKED)) wounds = Math.max(0, wounds) + u.reg[COMBAT_SCORE];
  }
  return wounds;
}

/**
 * Units that come in from a side edge may charge in the same turn; their fire is Suppression Fire, and a unit that holds against them in
 * combat may be Pinned.
 */
export default defineRule({
  id: 'CAL-USR-08',
  title: 'Outflank: Suppression Fire on arrival',
  source: 'Universal Special Rules (Infiltrators paragraph)',
  text: [
    'In the turn a unit with Outflank arrives from Reserve, Morale and Leadership tests that its shooting or assaults cause count as subject to Suppression Fire.',
    'Ruling: as the source speaks of its assaults in that turn, an outflanking unit may charge in the turn it arrives; every other arrival still may not (CLS-RESERVE-06). The table edge is rolled as in CLS-RESERVE-09. All its shots that turn are Suppression Fire (CAL-SHOOT-21, 22, facing by CAL-SHOOT-20). If it wins a combat that turn and the loser must take a Morale Check and stays, the loser also takes a Pinning Test (although locked units take none in the base, CLS-MORALE-12) at -1 per unsaved wound by the outflankers; failed: Pinned, so Initiative 1 in following rounds.',
  ].join('\n'),
  changes:
    'extends classic base: Outflank (CLS-RESERVE-09); replaces its ban on charging in the turn of arrival (CLS-RESERVE-04, CLS-RESERVE-06, CLS-RESERVE-09, CLS-ASSAULT-03)',
  default: 'on',
  keyword: OUTFLANKERS,
  patch: (_p, s) => ({
    wrap: {
      chargesOnArrival: (next) => (g, u) => is(u, OUTFLANKED) || next(g, u),
      suppresses: (next) => (g, a) => is(a.attacker, OUTFLANKED) || next(g, a),
      holdsCombat: (next) => (g, loser, winner, by) => {
        if (!next(g, loser, winner, by)) return false;
        const wounds = woundsByOutflankers(g, winner);
        if (wounds < 0 || loser.alive === 0 || s.isDownAlready(g, loser) || !is(loser, LOCKED) || UPRIGHT[typeOf(g, loser)] !== 0)
          return true;
        if (!s.passesLeadership(g, loser, PINNING, -wounds)) s.pin(g, loser);
        return true;
      },
    },
  }),
});
