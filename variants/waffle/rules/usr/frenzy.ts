import { highestFace } from 'sandtable/kit';
import { DEED, type Game, hasBit, keyword, purpose, type Unit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { RUN_ROLL } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

/** What the base calls Crusader: that name keeps its meaning, and the two do not add up. */
const FRENZY = keyword('frenzy');
const CRUSADER = keyword('crusader');
const FRENZY_DIE = purpose('frenzy');
const dice = new Uint8Array(2);

/** One die more for a Run, of which the highest counts. */
export const frenzyRun = defineRule({
  id: 'WAF-USR-22',
  default: 'on',
  keyword: 'frenzy',
  patch: () => ({
    wrap: {
      runInches: (next) => (g, u) => {
        if (!hasBit(u.anyBits, FRENZY) || hasBit(u.anyBits, CRUSADER)) return next(g, u);
        const frame = g.dice.begin(DEED.shoot, u, g.nobody);
        g.dice.group(frame, RUN_ROLL, 2, dice);
        g.dice.end(frame);
        return highestFace(dice, 2);
      },
    },
  }),
});

function rollFrenzy(g: Game<Classic>, u: Unit<Classic>): number {
  const frame = g.dice.begin(DEED.morale, u, g.nobody);
  const more = g.dice.d3(frame, FRENZY_DIE);
  g.dice.end(frame);
  return more;
}

/** D3 more in a Sweeping Advance, for whoever wins and whoever flees. */
export const frenzySweep = defineRule({
  id: 'WAF-USR-23',
  default: 'on',
  keyword: 'frenzy',
  patch: () => ({
    wrap: {
      sweepExtra: (next) => (g, u) => {
        const extra = next(g, u);
        return hasBit(u.anyBits, FRENZY) && !hasBit(u.anyBits, CRUSADER) ? extra + rollFrenzy(g, u) : extra;
      },
      fleeExtra: (next) => (g, u) => (hasBit(u.anyBits, FRENZY) ? rollFrenzy(g, u) : 0) + next(g, u),
    },
  }),
});
