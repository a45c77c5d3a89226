import { defineRule } from '../define-rule.ts';

/** Units that move no models still count as having Piled In and Consolidated. */
export default defineRule({
  id: 'TEN-ASSAULT-10',
  title: 'Pile In and Consolidate without moving',
  source: 'Commentary "Piles In", "Consolidating (without moving)"',
  text: 'A unit none of whose models moves still counts as having Piled In or Consolidated for triggers, but not as having moved.',
  layer: 'commentary',
  changes: 'Clarifies TEN-ASSAULT-09, TEN-ASSAULT-13. Off: a unit that moves no model has not Piled In or Consolidated.',
  default: 'on',
  patch: () => ({ wrap: { countsUnmoved: () => () => true } }),
});
