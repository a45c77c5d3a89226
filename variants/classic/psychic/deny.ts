import { countAtLeast, countFace } from 'sandtable/kit';
import { DEED, type Decision, decision, enemyOf, first, hasBit, keyword } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { MOST_DICE } from './manifest.ts';
import { tailChance } from './odds.ts';
import { KIND } from './power.ts';
import { highestMastery, PSYKERS } from './psykers.ts';
import { DENY, NULLIFIES, WARP_CHARGE } from './state.ts';

/** How many dice to spend on stopping a power; options are numbers, what is most sensible first. */
export const DENY_DICE = decision('deny-dice', 'number', first) as Decision<Classic>;

/** No requirement is better than this, and a natural 1 always fails (CLS-PSY-11). */
const BEST = 2;
const EVEN_ODDS = 0.5;
const dice = new Uint8Array(MOST_DICE);

/** The fewest dice that are likelier than not to stop a power; all of them against the last one, else none. */
function sensible(pool: number, points: number, on: number, last: boolean): number {
  for (let n = points; n <= pool; n++) if (tailChance(n, points, 7 - on) >= EVEN_ODDS) return n;
  return last && pool >= points ? pool : 0;
}

/** The opponent may spend dice of his pool to nullify harnessed points: on 6 each. */
export const denyTheWitch = defineRule({
  id: 'CLS-PSY-10',
  default: 'on',
  keyword: PSYKERS,
  patch: (_p, s, t) => ({
    replace: {
      denied: (g, psyker, power, target, points) => {
        const u = g.unitOf(psyker);
        const side = enemyOf(u.side);
        const pool = Math.min(MOST_DICE, g.sideReg[side][WARP_CHARGE]);
        if (pool <= 0 || points <= 0) return false;
        // A beam and a nova are aimed at nobody.
        const { kind } = t.powers[power];
        const victim = target !== null && target.side === side && kind !== KIND.beam && kind !== KIND.nova ? target : null;
        const on = s.denyOn(g, psyker, victim);
        const { options } = DENY_DICE;
        const best = sensible(pool, points, on, g.sideReg[u.side][WARP_CHARGE] === 0);
        for (let n = 0; n <= pool; n++) options[n] = n;
        options[0] = best;
        options[best] = 0;
        const spent = options[g.ask(DENY_DICE, side, victim, u, pool + 1)];
        if (spent === 0) return false;
        g.sideReg[side][WARP_CHARGE] -= spent;
        const frame = g.dice.begin(DEED.react, victim ?? g.seats[g.seatOf[side]], u);
        g.dice.row(frame, DENY, spent, dice);
        g.dice.end(frame);
        const nullified = Math.min(points, countAtLeast(dice, spent, on) - (on <= 1 ? countFace(dice, spent, 1) : 0));
        g.log.note(NULLIFIES, u.slot, nullified);
        return nullified >= points;
      },
    },
  }),
});

/** A unit with a psyker is harder to reach, one with a better psyker harder still. */
export const denyModifiers = defineRule({
  id: 'CLS-PSY-11',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-10'],
  patch: (_p, s) => ({
    wrap: {
      denyOn: (next) => (g, psyker, target) => {
        const on = next(g, psyker, target);
        if (target === null) return on;
        const mastery = highestMastery(g, s, target);
        const bonus = (mastery > 0 ? 1 : 0) + (mastery > s.masteryOf(g, psyker) ? 1 : 0);
        return Math.max(BEST, on - bonus);
      },
    },
  }),
});

const ADAMANTIUM_WILL = keyword('adamantium-will');

export const adamantiumWill = defineRule({
  id: 'CLS-USR-02',
  default: 'on',
  keyword: 'adamantium-will',
  requires: ['CLS-PSY-10'],
  patch: () => ({
    wrap: {
      denyOn: (next) => (g, psyker, target) => {
        const on = next(g, psyker, target);
        return target !== null && hasBit(target.anyBits, ADAMANTIUM_WILL) ? Math.max(BEST, on - 1) : on;
      },
    },
  }),
});
