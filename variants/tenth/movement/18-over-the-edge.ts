import { defineRule } from '../define-rule.ts';

/** What overhangs a base may extend past the edge of the battlefield; a hull that distances are measured from may not. */
export default defineRule({
  id: 'TEN-MOVE-18',
  title: 'Overhanging the battlefield edge',
  source: 'FAQ "Positioning and Movement", 1st question',
  text: 'A model may overhang the battlefield edge provided its base, or its hull as used for measuring (TEN-VEH-05), is wholly on the battlefield.',
  layer: 'faq',
  changes: 'Clarifies TEN-MOVE-17. Off: no part of a model may stick out over the edge.',
  default: 'on',
  keyword: 'overhang',
  tables: (t) => ({ ...t, overhangsEdge: true }),
});
