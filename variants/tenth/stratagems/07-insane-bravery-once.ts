import { decision, integer, sideRegister } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { isTestOfStep } from '../morale/shock.ts';
import { pointsLeft } from '../worth/worth.ts';
import { INSANE_BRAVERY, staysSteady } from './06-insane-bravery.ts';
import { ifPays } from './price.ts';
import { chooseAt, ifWorthwhile } from './stake.ts';
import { costOf, mayUse, priced, use } from './stratagem.ts';

/** How often a side has used it in the battle. */
const SPENT = sideRegister('insane-bravery-in-battle', 'game');
const ASKED = decision<Modern>('insane-bravery', 'flag', ifWorthwhile, ifPays(INSANE_BRAVERY, staysSteady));
/** Chance that 2D6 roll below a Leadership from 2 to 12, by Leadership. */
const FAILS = Float64Array.of(0, 0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35).map((ways) => ways / 36);

/** A Battle-shock test in one's own Command phase is passed without a roll; once per battle. */
export default defineRule({
  id: 'TEN-STRAT-07',
  title: 'Insane Bravery: before the roll, once per battle',
  source: 'Errata page 42, Insane Bravery Stratagem',
  text: 'In your Battle-shock step, before the dice are rolled for a unit of yours: its test is passed without a roll. Once per battle.',
  layer: 'errata',
  changes: 'Replaces TEN-STRAT-06. Off: TEN-STRAT-06.',
  default: 'on',
  supersedes: ['TEN-STRAT-06'],
  params: {
    cost: costOf(INSANE_BRAVERY),
    uses: integer(1, 1, 6, 'how often a side can use it in a battle', 'uses'),
    worthPoints: integer(
      50,
      0,
      400,
      'Least army points of a unit, times its chance of failing, that make it worth a Command point',
      'army points',
    ),
  },
  patch: ({ cost, uses, worthPoints }, s) => ({
    wrap: {
      ...priced(INSANE_BRAVERY, cost),
      passesBattleShock: (next) => (g, u) => {
        if (isTestOfStep(g) && g.active === u.side && g.sideReg[u.side][SPENT] < uses && mayUse(g, s, INSANE_BRAVERY, u.side, u)) {
          const leadership = s.leadershipOf(g, u);
          if (chooseAt(g, pointsLeft(g, u) * (FAILS[leadership] ?? 1), worthPoints, ASKED, u, null)) {
            use(g, s, INSANE_BRAVERY, u);
            g.sideReg[u.side][SPENT]++;
            return true;
          }
        }
        return next(g, u);
      },
    },
  }),
});
