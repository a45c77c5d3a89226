import { type Ability, decision, type Game, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';

type G = Game<Modern>;

/** Which fixed bonus replaces the Advance roll: inches, by default the most. */
export const FIXED_ADVANCE = decision<Modern>('TEN-MOVE-22/inches', 'number', (q) => {
  let best = 0;
  for (let k = 1; k < q.n; k++) if (q.options[k] > q.options[best]) best = k;
  return best;
});

/** Advances without a roll. */
export interface AdvanceSeams {
  /** A unit's total fixed bonuses; the options of FIXED_ADVANCE (the first `n`) are the separate ones, each value once. */
  fixedAdvance: (g: G, u: Unit<Modern>, n: number) => number;
}

export const advanceSeams = (): AdvanceSeams => ({
  fixedAdvance: (_g, _u, n) => {
    let sum = 0;
    for (let k = 0; k < n; k++) sum += FIXED_ADVANCE.options[k];
    return sum;
  },
});

/** Lists the fixed bonuses of a unit's living models, each value once; returns how many. */
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

/** Units that add a fixed number to M when they Advance. */
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

/** Only one of several fixed bonuses is used. */
export default defineRule({
  id: 'TEN-MOVE-22',
  title: 'Fixed-Advance abilities do not combine',
  source: 'Commentary "Do Not Make an Advance Roll Abilities"',
  text: 'An ability that replaces the Advance roll by a fixed addition to M cannot be combined with another such ability; the owner picks one.',
  layer: 'commentary',
  changes: 'Adds to TEN-MOVE-04. Off: the fixed additions are summed.',
  default: 'on',
  keyword: 'advances',
  patch: () => ({
    replace: { fixedAdvance: (g, u, n) => FIXED_ADVANCE.options[n === 1 ? 0 : g.ask(FIXED_ADVANCE, u.side, u, null, n)] },
  }),
});
