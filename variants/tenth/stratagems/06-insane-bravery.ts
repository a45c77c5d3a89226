import { decision, integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { pointsLeft } from '../worth/worth.ts';
import { chooseAt, ifWorthwhile } from './stake.ts';
import { mayUse, stratagem, use } from './stratagem.ts';

export const INSANE_BRAVERY = stratagem('insane-bravery', 1);
const ASKED = decision<Modern>('insane-bravery', 'flag', ifWorthwhile);

/** A failed Battle-shock test in one's own Command phase counts as passed. */
export default defineRule({
  id: 'TEN-STRAT-06',
  title: 'Insane Bravery (before the errata)',
  source: 'Core rules, Insane Bravery, 1CP',
  text: 'Battle-shock step of your Command phase, just after a unit of yours failed its test: it counts as passed. No limit per battle.',
  layer: 'core',
  changes: 'new (replaced by TEN-STRAT-07)',
  default: 'on',
  params: { worthPoints: integer(60, 0, 400, 'Least army points of a unit that make it worth a Command point') },
  patch: ({ worthPoints }, s) => ({
    wrap: {
      passesBattleShock: (next) => (g, u) => {
        if (next(g, u)) return true;
        if (g.active !== u.side || !mayUse(g, s, INSANE_BRAVERY, u.side, u)) return false;
        if (!chooseAt(g, pointsLeft(g, u), worthPoints, ASKED, u, null)) return false;
        use(g, s, INSANE_BRAVERY, u);
        return true;
      },
    },
  }),
});
