import { decision, integer } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { pointsLeft } from '../worth.ts';
import { ifWorthwhile, stake } from './stake.ts';
import { mayUse, stratagem, use } from './stratagem.ts';

export const INSANE_BRAVERY = stratagem('insane-bravery', 1);
const ASKED = decision<Modern>('insane-bravery', 'flag', ifWorthwhile);

/** A failed Battle-shock test of one's own Command phase counts as passed. */
export default defineRule({
  id: 'TEN-STRAT-06',
  default: 'on',
  params: { worthPoints: integer(60, 0, 400, 'Points of the unit from which it is worth a Command point') },
  patch: ({ worthPoints }, s) => ({
    wrap: {
      passesBattleShock: (next) => (g, u) => {
        if (next(g, u)) return true;
        if (g.active !== u.side || !mayUse(g, s, INSANE_BRAVERY, u.side, u)) return false;
        stake.points = pointsLeft(g, u);
        stake.threshold = worthPoints;
        if (!g.choose(ASKED, u.side, u, null)) return false;
        use(g, s, INSANE_BRAVERY, u);
        return true;
      },
    },
  }),
});
