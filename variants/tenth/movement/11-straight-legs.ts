import { defineRule } from '../define-rule.ts';

/** The length of a leg is measured at one fixed point of a model, however far other points swing as it turns. */
export default defineRule({
  id: 'TEN-MOVE-11',
  title: 'Straight legs are measured on one point',
  source: 'Errata "Move Units", "Straight Lines", diagrams 4 and 5',
  text: 'A move is any mix of straight legs and pivots. The length of a leg is measured between the same point of the base (or of the model if baseless) before and after the leg.',
  layer: 'errata',
  changes: 'Replaces the measuring half of TEN-MOVE-10. Off: TEN-MOVE-10.',
  default: 'on',
  patch: () => ({ wrap: { measuresArcs: () => () => false } }),
});
