import { enemyOf } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ordering } from '../timing/agenda.ts';
import { isBetweenTurns } from '../timing/moment.ts';

/** If both players may use a rule at one moment, the active player declares first; between turns, the loser of a roll-off. */
export default defineRule({
  id: 'TEN-TURN-10',
  title: 'Simultaneous optional activations',
  source: 'FAQ "Optional Rules Activation"',
  text: "If both players may choose at the same moment whether to activate an optional rule: in somebody's turn the active player declares first, then the opponent. Otherwise there is a roll-off, whose loser declares first.",
  layer: 'faq',
  changes: 'Adds to TEN-TURN-02. Off: both decide blind and at once (scripted policies see no declaration of the other side).',
  default: 'on',
  patch: (_p, s) => ({
    replace: { declaresFirst: (g, when) => (isBetweenTurns(when) ? enemyOf(ordering(g, s, when)) : g.active) },
  }),
});
