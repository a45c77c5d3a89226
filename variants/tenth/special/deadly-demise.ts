import type { Game, ModelId } from 'sandtable/rules';
import { CAUSE, DEED, PLACE } from 'sandtable/rules';
import { modelWithin } from '../distance.ts';
import type { Modern, Roll } from '../family.ts';
import { defineRule } from '../family.ts';
import { rollAmount } from '../mod.ts';
import type { ModernSeams } from '../seams.ts';
import { DEMISE_ROLL, MORTAL_ROLL } from '../states.ts';

const REACH_INCHES = 6;

/** On a 6 a destroyed model takes others with it. */
export default defineRule({
  id: 'TEN-USR-01',
  default: 'on',
  keyword: 'deadly-demise',
  patch: (_p, s) => ({
    after: {
      destroyed: (g, m) => {
        const demise = g.sheetOf(m).stats.demise;
        if (demise === null) return;
        const u = g.unitOf(m);
        const dice = g.dice.begin(DEED.react, u, g.nobody);
        const face = g.dice.d6(dice, DEMISE_ROLL);
        g.dice.end(dice);
        if (face === 6) burst(g, s, m, demise);
      },
    },
  }),
});

function burst(g: Game<Modern>, s: ModernSeams, m: ModelId, demise: Roll): void {
  const u = g.unitOf(m);
  for (let k = 0; k < g.units.length; k++) {
    const t = g.units[k];
    if (t.place !== PLACE.table || !modelWithin(g, m, t, REACH_INCHES)) continue;
    const dice = g.dice.begin(DEED.react, u, t);
    s.mortalWounds(g, dice, t, rollAmount(g, dice, MORTAL_ROLL, demise), CAUSE.other, u, null);
    g.dice.end(dice);
  }
}
