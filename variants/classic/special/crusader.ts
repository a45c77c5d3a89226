import { highestFace } from 'sandtable/kit';
import { DEED, hasBit, keyword, purpose } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { RUN_ROLL } from '../state.ts';

const CRUSADER = keyword('crusader');
const CRUSADER_DIE = purpose('crusader');
const dice = new Uint8Array(2);

/** One die more for a Run, of which the highest counts, and D3 more in a pursuit. */
export const crusader = defineRule({
  id: 'CLS-USR-06',
  default: 'on',
  keyword: 'crusader',
  patch: (_p, s) => ({
    wrap: {
      runInches: (next) => (g, u) => {
        if (!hasBit(u.anyBits, CRUSADER)) return next(g, u);
        const frame = g.dice.begin(s.shootingDeed(g, u), u, g.nobody);
        g.dice.group(frame, RUN_ROLL, 2, dice);
        g.dice.end(frame);
        return highestFace(dice, 2);
      },
      sweepExtra: (next) => (g, u) => {
        const extra = next(g, u);
        if (!hasBit(u.anyBits, CRUSADER)) return extra;
        const frame = g.dice.begin(DEED.morale, u, g.nobody);
        const more = g.dice.d3(frame, CRUSADER_DIE);
        g.dice.end(frame);
        return extra + more;
      },
    },
  }),
});
