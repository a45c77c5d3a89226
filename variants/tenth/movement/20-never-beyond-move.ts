import { defineRule } from '../define-rule.ts';

/** However far a rule lets a unit move, a Normal move is no longer than M. */
export default defineRule({
  id: 'TEN-MOVE-20',
  title: 'A Normal move never exceeds M',
  source: 'FAQ "Positioning and Movement", question on greater than its Move',
  text: 'When making a Normal move no model can move more than its M, even if the rule that grants the move names a larger distance (exception TEN-USR-08).',
  layer: 'faq',
  changes: 'Adds to TEN-MOVE-03. Off: the distance named by the granting rule is used.',
  default: 'on',
  patch: (_p, s) => ({ wrap: { grantedInches: (next) => (g, u, inches) => Math.min(next(g, u, inches), s.moveInches(g, u)) } }),
});
