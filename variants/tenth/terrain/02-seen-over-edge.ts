import { defineRule } from '../define-rule.ts';

/** Parts past the edge of the table see nothing, but can be seen. */
export default defineRule({
  id: 'TEN-TERRAIN-02',
  title: 'Overhang past the table edge and visibility',
  source: 'FAQ "Visibility and Battlefield Edges"',
  text: 'Parts of a model that stick out past the battlefield edge cannot be used by it to see, but can be seen.',
  layer: 'faq',
  changes: 'Adds to TEN-TERRAIN-01. Off: those parts are ignored both ways.',
  default: 'on',
  keyword: 'overhang',
  tables: (t) => ({ ...t, seenOverEdge: true }),
});
