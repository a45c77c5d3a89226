import { decision, integer, type Question, type Scale } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { isTestOfStep } from '../morale/shock.ts';
import { heldThisTurn } from '../worth/ground.ts';
import { pointsLeft } from '../worth/worth.ts';
import { ifPays } from './price.ts';
import { chooseAt, ifWorthwhile, stakeOf } from './stake.ts';
import { costOf, mayUse, priced, stratagem, use } from './stratagem.ts';

export const INSANE_BRAVERY = stratagem('insane-bravery', 1);
const ASKED = decision<Modern>('insane-bravery', 'flag', ifWorthwhile, ifPays(INSANE_BRAVERY, staysSteady));

/** Part of a unit's worth that it lacks while it is shocked, apart from objectives. */
const SHOCKED_PART = 0.06;

/** What it brings that a unit is not shocked: what it is worth to hold an objective this turn, as likely as it would be shocked. */
export function staysSteady({ game: g, about: u }: Question<Modern>, scale: Scale<Modern>): number {
  if (u === null) return 0;
  const shocked = stakeOf(g) / Math.max(1, pointsLeft(g, u));
  return shocked * (heldThisTurn(g, u, scale) + SHOCKED_PART * scale.standing(g, u));
}

/** A failed Battle-shock test in one's own Command phase counts as passed. */
export default defineRule({
  id: 'TEN-STRAT-06',
  title: 'Insane Bravery (before the errata)',
  source: 'Core rules, Insane Bravery, 1CP',
  text: 'Battle-shock step of your Command phase, just after a unit of yours failed its test: it counts as passed. No limit per battle.',
  layer: 'core',
  changes: 'new (replaced by TEN-STRAT-07)',
  default: 'on',
  params: {
    cost: costOf(INSANE_BRAVERY),
    worthPoints: integer(60, 0, 400, 'Least army points of a unit that make it worth a Command point', 'army points'),
  },
  patch: ({ cost, worthPoints }, s) => ({
    wrap: {
      ...priced(INSANE_BRAVERY, cost),
      passesBattleShock: (next) => (g, u) => {
        if (next(g, u)) return true;
        if (!isTestOfStep(g) || g.active !== u.side || !mayUse(g, s, INSANE_BRAVERY, u.side, u)) return false;
        if (!chooseAt(g, pointsLeft(g, u), worthPoints, ASKED, u, null)) return false;
        use(g, s, INSANE_BRAVERY, u);
        return true;
      },
    },
  }),
});
