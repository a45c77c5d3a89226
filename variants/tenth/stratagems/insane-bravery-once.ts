import { decision, integer, sideRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { pointsLeft } from '../worth.ts';
import { INSANE_BRAVERY } from './insane-bravery.ts';
import { ifWorthwhile, stake } from './stake.ts';
import { mayUse, use } from './stratagem.ts';

/** Whether a side has used it in the battle. */
const SPENT = sideRegister('insane-bravery-in-battle', 'game');
const ASKED = decision<Modern>('insane-bravery', 'flag', ifWorthwhile);
/** Chance that 2D6 fall short of a Leadership from 2 to 12, by Leadership. */
const FAILS = Float64Array.of(0, 0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35).map((ways) => ways / 36);

/** Before its dice are rolled a Battle-shock test of one's own Command phase is passed; once per battle. */
export default defineRule({
  id: 'TEN-STRAT-07',
  default: 'on',
  supersedes: ['TEN-STRAT-06'],
  params: { worthPoints: integer(50, 0, 400, 'Points of the unit, times its chance of failing, from which it is worth a Command point') },
  patch: ({ worthPoints }, s) => ({
    wrap: {
      passesBattleShock: (next) => (g, u) => {
        if (g.active === u.side && g.sideReg[u.side][SPENT] === 0 && mayUse(g, s, INSANE_BRAVERY, u.side, u)) {
          const leadership = s.leadershipOf(g, u);
          stake.points = pointsLeft(g, u) * (FAILS[leadership] ?? 1);
          stake.threshold = worthPoints;
          if (g.choose(ASKED, u.side, u, null)) {
            use(g, s, INSANE_BRAVERY, u);
            g.sideReg[u.side][SPENT] = 1;
            return true;
          }
        }
        return next(g, u);
      },
    },
  }),
});
