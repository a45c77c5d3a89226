import { unitsTouch } from 'sandtable/kit';
import { type Game, is, type Unit } from 'sandtable/rules';
import { enemiesOf, foes } from '../../../classic/combat.ts';
import type { Classic } from '../../../classic/family.ts';
import { FALLING_BACK } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

/** Who is caught in a Sweeping Advance is struck by every pursuer without a roll To Hit, and then flees. */
export const sweepingHits = defineRule({
  id: 'WAF-ASSAULT-18',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      // What stays behind is lost before the pursuit: it does not give the others away (CLS-UNIT-06).
      fleesCombat: (next) => (g, loser) => {
        s.leavesBehind(g, loser);
        if (loser.alive > 0) next(g, loser);
      },
      sweptAway: () => (g, loser, winner) => {
        if (s.standsWhenCaught(g, loser)) return;
        s.automaticHits(g, winner, loser, false);
        if (loser.alive === 0) return;
        if (is(loser, FALLING_BACK)) s.fallBack(g, loser);
        else s.breakUnit(g, loser);
      },
    },
  }),
});

const MOST_UNITS = 512;
/** Slots of the enemies that pursue a unit. */
const pursuers = new Int16Array(MOST_UNITS);

/** Lists the enemies that stand against a fleeing unit and are free to pursue it; returns how many. */
function listPursuers(g: Game<Classic>, s: WaffleSeams, loser: Unit<Classic>): number {
  const n = enemiesOf(g, loser);
  let count = 0;
  for (let k = 0; k < n; k++) {
    const u = g.units[foes[k]];
    if (unitsTouch(g, u, loser) && s.maySweep(g, u, loser)) pursuers[count++] = u.slot;
  }
  return count;
}

/** All winners that are free to do so pursue every unit that flees from them; each unit rolls once. */
export const sweepingSeveral = defineRule({
  id: 'WAF-ASSAULT-19',
  default: 'on',
  requires: ['WAF-ASSAULT-18'],
  patch: (_p, s) => ({
    wrap: {
      fleesCombat: (next) => (g, loser) => {
        const n = listPursuers(g, s, loser);
        if (n < 2) {
          next(g, loser);
          return;
        }
        let caught = 0;
        for (let k = 0; k < n; k++) {
          const u = g.units[pursuers[k]];
          if (s.sweep(g, u, loser)) pursuers[caught++] = u.slot;
        }
        if (caught > 0 && s.standsWhenCaught(g, loser)) return;
        for (let k = 0; k < caught; k++) s.automaticHits(g, g.units[pursuers[k]], loser, false);
        if (loser.alive > 0) s.breakUnit(g, loser);
      },
    },
  }),
});
