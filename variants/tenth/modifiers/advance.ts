import type { Ability, Game, Unit } from 'sandtable/rules';
import { decision } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { Tables } from '../tables.ts';

type G = Game<Modern>;

/** Which fixed addition takes the place of the Advance roll: inches, usually the most. */
export const FIXED_ADVANCE = decision<Modern>('TEN-MOVE-22/inches', 'number', (q) => {
  let best = 0;
  for (let k = 1; k < q.n; k++) if (q.options[k] > q.options[best]) best = k;
  return best;
});

/** Advances without a roll. */
export interface AdvanceSeams {
  /** What a unit's fixed additions come to; they are the first `n` options of FIXED_ADVANCE, each once. */
  fixedAdvance: (g: G, u: Unit<Modern>, n: number) => number;
}

export const advanceSeams = (): AdvanceSeams => ({
  fixedAdvance: (_g, _u, n) => {
    let sum = 0;
    for (let k = 0; k < n; k++) sum += FIXED_ADVANCE.options[k];
    return sum;
  },
});

/** Lists the fixed additions of a unit's living models, each once; returns how many. */
function listFixed(g: G, u: Unit<Modern>): number {
  const options = FIXED_ADVANCE.options;
  let n = 0;
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] === 0) continue;
    const printed = g.sheetOf(m).stats.fixedAdvances;
    for (let k = 0; k < printed.length; k++) {
      let known = false;
      for (let i = 0; i < n; i++) if (options[i] === printed[k]) known = true;
      if (!known) options[n++] = printed[k];
    }
  }
  return n;
}

/** Units that add a number to M when they Advance. */
export const advances: Ability<Modern, Tables> = {
  keyword: 'advances',
  text: 'No Advance roll is made for its unit: X inches are added.',
  patch: (s) => ({
    wrap: {
      advanceInches: (next) => (g, u) => {
        const n = listFixed(g, u);
        return n === 0 ? next(g, u) : s.fixedAdvance(g, u, n);
      },
    },
  }),
};

/** One of several fixed additions is picked. */
export const oneAdvance = defineRule({
  id: 'TEN-MOVE-22',
  default: 'on',
  keyword: 'advances',
  patch: () => ({
    replace: { fixedAdvance: (g, u, n) => FIXED_ADVANCE.options[n === 1 ? 0 : g.ask(FIXED_ADVANCE, u.side, u, null, n)] },
  }),
});
