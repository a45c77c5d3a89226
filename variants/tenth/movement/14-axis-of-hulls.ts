import { defineRule } from '../define-rule.ts';
import { middleAhead } from './pivots.ts';

/** Models without a base turn about the centre of the smallest rectangle round them. */
export default defineRule({
  id: 'TEN-MOVE-14',
  title: 'Centre of a baseless model',
  source: 'Errata "Centre of a Model Without a Base" (diagram 2)',
  text: 'For a model without a base the pivot axis stands where the diagonals of the smallest rectangle containing its outline, seen from above, cross.',
  layer: 'errata',
  changes: 'Adds to TEN-MOVE-12. Off: the centroid of the outline is used.',
  default: 'on',
  keyword: 'overhang',
  patch: () => ({ wrap: { axisAhead: () => middleAhead } }),
});
