import { unitRegister } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** The span (`allowanceWindow`) in which a unit last reacted to shooting. */
const REACTED_IN = unitRegister('reacted-in', 'round');

/** A unit reacts to shooting once per Shooting phase, or per game turn where units act alternately. */
export default defineRule({
  id: 'WAF-SHOOT-10',
  title: 'One reaction to shooting',
  source: 'Reaction to Shooting (last line)',
  text: [
    'A unit may make at most one reaction to shooting per Shooting phase.',
    'Ruling: Counted per game turn under alternating activation (WAF-TURN-07 b).',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  requires: ['WAF-SHOOT-07'],
  patch: (_p, s) => ({
    wrap: {
      hasReacted: (next) => (g, u) => u.reg[REACTED_IN] === s.allowanceWindow(g) || next(g, u),
      mayReactToFire: (next) => (g, u, by) => !s.hasReacted(g, u) && next(g, u, by),
    },
    after: {
      noteReaction: (g, u) => {
        u.reg[REACTED_IN] = s.allowanceWindow(g);
      },
    },
  }),
});
