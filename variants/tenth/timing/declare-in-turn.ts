import { enemyOf } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { ordering } from './agenda.ts';
import { isBetweenTurns } from './moment.ts';

/** Where both may use a rule at one moment the active player declares first; in nobody's turn the loser of the roll-off. */
export default defineRule({
  id: 'TEN-TURN-10',
  default: 'on',
  patch: (_p, s) => ({
    replace: { declaresFirst: (g, when) => (isBetweenTurns(when) ? enemyOf(ordering(g, s, when)) : g.active) },
  }),
});
