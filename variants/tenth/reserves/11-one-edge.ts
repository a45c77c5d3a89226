import { defineRule } from '../define-rule.ts';

/** All models of a unit arrive at one edge. */
export default defineRule({
  id: 'TEN-RESERVE-11',
  title: 'One edge is enough, but only one is measured',
  source: 'FAQ Reserves, question on the entire unit and edges',
  text: 'The whole unit must be wholly within the stated distance of a single edge; distances to several edges are not mixed.',
  layer: 'faq',
  changes: 'Clarifies TEN-RESERVE-05. Off: each model may be within the distance of any edge.',
  default: 'on',
  patch: () => ({ replace: { mixesEdges: () => false } }),
});
