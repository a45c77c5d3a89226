import { unitRegister } from 'sandtable/rules';
import { defineRule } from '../../family.ts';

/** The span in which a unit reacted to shooting last (`allowanceWindow`). */
const REACTED_IN = unitRegister('reacted-in', 'round');

/** A unit reacts to shooting once in a Shooting phase, or in a game turn where units act by turns. */
export const oneReaction = defineRule({
  id: 'WAF-SHOOT-10',
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
