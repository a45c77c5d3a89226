import { type Ability, decision, hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';
import { numberOf } from '../timing/ability.ts';

const KEEPS_OFF = keyword('keeps-reserves-off');
/** Whether a rule that limits where Reinforcements may be set up wins over one that allows a place. */
export const LIMIT_WINS = decision<Modern>('TEN-RESERVE-16/limit-wins', 'flag', (q) =>
  q.about !== null && q.about.side === q.side ? 0 : 1,
);

/** Units that enemies must keep at a distance when they are set up. */
export const keepsOff: Ability<Modern, Tables> = {
  keyword: 'keeps-reserves-off',
  text: 'Enemy Reinforcements cannot be set up within X" of this unit.',
  patch: (s) => ({
    wrap: {
      keepsOff: (next) => (g, u, enemy) => {
        const inches = next(g, u, enemy);
        if (!hasBit(enemy.anyBits, KEEPS_OFF) || !s.boundByLimits(g, u)) return inches;
        const limit = numberOf(g, enemy, 'keeps-reserves-off');
        return limit > inches && s.limitWins(g, u, enemy) ? limit : inches;
      },
    },
  }),
};
