import { hasBit, keyword, reroll } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { CHARGE_REROLL } from '../state.ts';
import { chanceOfTwoDice, leastTotal } from '../worth/assess.ts';

const FLEET = keyword('fleet');
const RUN_REROLL = reroll('run');
/** A Run that averages at most this on each die is re-rolled. */
const POOR_RUN = 3;

const oneDie = (need: number): number => (need <= 1 ? 1 : need > 6 ? 0 : (7 - need) / 6);

/** A unit of models that all have it may re-roll dice of its Run and charge rolls once. */
export default defineRule({
  id: 'CLS-USR-12',
  title: 'Fleet',
  source: 'universal special rules: Fleet',
  text: 'A unit whose models all have it may re-roll any dice of a Run roll and of a charge roll once, choosing which dice.',
  default: 'on',
  keyword: 'fleet',
  patch: (_p, s) => ({
    wrap: {
      runInches: (next) => (g, u) => {
        const inches = next(g, u);
        const n = s.runDice(g, u);
        if (inches > POOR_RUN * n || !hasBit(u.allBits, FLEET)) return inches;
        const frame = g.dice.begin(s.shootingDeed(g, u), u, g.nobody);
        let again = 0;
        for (let k = 0; k < n; k++) again += g.dice.nth(frame, RUN_REROLL, k);
        g.dice.end(frame);
        return again;
      },
    },
    before: {
      chargeRolled: (g, u, target, frame, dice) => {
        if (!hasBit(u.allBits, FLEET)) return;
        const total = dice[0] + dice[1];
        const need = leastTotal(g, s, u, target, total);
        if (total >= need) return;
        const low = dice[0] <= dice[1] ? 0 : 1;
        const keep = oneDie(need - dice[1 - low]);
        if (keep >= chanceOfTwoDice(need)) dice[low] = g.dice.nth(frame, CHARGE_REROLL, low);
        else {
          dice[0] = g.dice.nth(frame, CHARGE_REROLL, 0);
          dice[1] = g.dice.nth(frame, CHARGE_REROLL, 1);
        }
      },
    },
  }),
});
