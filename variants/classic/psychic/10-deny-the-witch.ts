import { countAtLeast, countFace } from 'sandtable/kit';
import { DEED, enemyOf, integer, scratch } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { DENY_DICE } from './deny.ts';
import { MOST_DICE } from './manifest.ts';
import { tailChance } from './odds.ts';
import { KIND } from './power.ts';
import { PSYKERS } from './psykers.ts';
import { DENY, NULLIFIES, WARP_CHARGE } from './state.ts';

/** What `denyOn` says where nobody has changed it. */
const USUAL = 6;
const EVEN_ODDS = 0.5;
const room = scratch({ dice: new Uint8Array(MOST_DICE) });

/** The fewest dice that stop a power with at least even odds; all of them against the last power; else none. */
function sensible(pool: number, points: number, on: number, last: boolean): number {
  for (let n = points; n <= pool; n++) if (tailChance(n, points, 7 - on) >= EVEN_ODDS) return n;
  return last && pool >= points ? pool : 0;
}

/** The opponent may spend dice of his pool to nullify harnessed points: each 6 nullifies one. */
export default defineRule({
  id: 'CLS-PSY-10',
  title: 'Deny the Witch',
  source: 'psychic phase: Deny the Witch',
  text: 'When a power manifests, the opponent may spend any number of dice from their pool in one attempt: each 6+ nullifies one harnessed point. If as many points are nullified as were harnessed, the power fails and has no effect. Deny may be tried against any power, friendly-targeting ones included. 6s rolled to deny never cause Perils.',
  default: 'on',
  keyword: PSYKERS,
  params: {
    on: integer(6, 2, 6, 'Needed to nullify a point', 'needed on a D6'),
  },
  patch: ({ on }, s, t) => ({
    replace: {
      denied: (g, psyker, power, target, points) => {
        const u = g.unitOf(psyker);
        const side = enemyOf(u.side);
        const pool = Math.min(MOST_DICE, g.sideReg[side][WARP_CHARGE]);
        if (pool <= 0 || points <= 0) return false;
        // Beams and novas have no target.
        const { kind } = t.powers[power];
        const victim = target !== null && target.side === side && kind !== KIND.beam && kind !== KIND.nova ? target : null;
        const needed = Math.max(1, s.denyOn(g, psyker, victim) + on - USUAL);
        const { options } = DENY_DICE;
        const best = sensible(pool, points, needed, g.sideReg[u.side][WARP_CHARGE] === 0);
        for (let n = 0; n <= pool; n++) options[n] = n;
        options[0] = best;
        options[best] = 0;
        const spent = options[g.ask(DENY_DICE, side, victim, u, pool + 1)];
        if (spent === 0) return false;
        g.sideReg[side][WARP_CHARGE] -= spent;
        const frame = g.dice.begin(DEED.react, victim ?? g.seats[g.seatOf[side]], u);
        const { dice } = room();
        g.dice.row(frame, DENY, spent, dice);
        g.dice.end(frame);
        const nullified = Math.min(points, countAtLeast(dice, spent, needed) - (needed <= 1 ? countFace(dice, spent, 1) : 0));
        g.log.note(NULLIFIES, u.slot, nullified);
        return nullified >= points;
      },
    },
  }),
});
