import { defineRule } from '../define-rule.ts';

/** What a unit did this turn still counts after it is taken off and set up again. */
export default defineRule({
  id: 'TEN-MOVE-21',
  title: 'What a unit did this turn sticks to it',
  source: 'FAQ "Positioning and Movement", questions on Falling Back and returned / repositioned models',
  text: 'A unit that Fell Back (or made any other kind of move) still counts as having done so for the turn after models are lost and returned to it, returned models included, and after it is removed and set up again as a repositioned unit.',
  layer: 'faq',
  simulated: 'partial',
  leavesOut: 'models that are returned to a unit: they share its record with this off too',
  changes: 'Clarifies TEN-MOVE-05, TEN-MOVE-04. Off: returned models and repositioned units start the turn record afresh.',
  default: 'on',
  patch: () => ({ wrap: { repositioned: () => () => undefined } }),
});
