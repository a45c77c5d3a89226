import { type Game, hasBit, integer, keyword, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { REGROUP } from '../state.ts';

const INDEPENDENT = keyword('independent-character');

/** Whether an Independent Character is with a unit. */
function holdsCharacter(g: Game<Classic>, u: Unit<Classic>): boolean {
  if (!hasBit(u.anyBits, INDEPENDENT)) return false;
  for (let i = u.first; i < u.first + u.size; i++)
    if (g.models.alive[i] !== 0 && hasBit(g.sheetOf(i).keywordBits, INDEPENDENT)) return true;
  return false;
}

/** Below a quarter of its strength a unit regroups on a double 1 only, unless a character is with it. */
export default defineRule({
  id: 'CLS-MORALE-11',
  title: 'Regrouping below 25%',
  source: 'morale: Regrouping below 25%',
  text: 'A unit below 25% of its starting models (starting size, not model count before the flight) may only regroup on Insane Heroism (double 1), unless a rule (Know No Fear and such) or an attached character of its side allows a normal test.',
  default: 'on',
  params: {
    percent: integer(25, 0, 100, 'Share of its starting models below which only a double 1 regroups it', 'percent'),
  },
  patch: ({ percent }) => ({
    wrap: {
      leadershipPasses: (next) => (g, u, why, one, other, leadership) => {
        if (why === REGROUP && u.alive * 100 < u.strength * percent && !holdsCharacter(g, u)) return one === 1 && other === 1;
        return next(g, u, why, one, other, leadership);
      },
    },
  }),
});
