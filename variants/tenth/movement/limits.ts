import { defineRule } from '../family.ts';

/** From within Engagement Range no rule grants a Normal move. */
export const onlyThreeMoves = defineRule({
  id: 'TEN-MOVE-19',
  default: 'on',
  patch: (_p, s) => ({ wrap: { mayTakeMove: (next) => (g, u) => next(g, u) && !s.engaged(g, u) } }),
});

/** However far a rule lets a unit go, a Normal move is no longer than M. */
export const neverBeyondMove = defineRule({
  id: 'TEN-MOVE-20',
  default: 'on',
  patch: (_p, s) => ({ wrap: { grantedInches: (next) => (g, u, inches) => Math.min(next(g, u, inches), s.moveInches(g, u)) } }),
});

/** What a unit did this turn holds though it is taken off and set up again. */
export const recordSticks = defineRule({
  id: 'TEN-MOVE-21',
  default: 'on',
  patch: () => ({ wrap: { repositioned: () => () => undefined } }),
});
