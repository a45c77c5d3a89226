import { defineRule } from '../define-rule.ts';

/** A model in range of several objectives counts for each of them. */
export default defineRule({
  id: 'TEN-MISSION-09',
  title: 'One model, several markers',
  source: 'FAQ "Positioning and Movement", question on multiple objective markers',
  text: 'A model in range of several markers adds its full OC to each.',
  layer: 'faq',
  changes: 'Clarifies TEN-MISSION-05. Off: the owner assigns it to one of them.',
  default: 'on',
  patch: () => ({ wrap: { countsFor: () => () => true } }),
});
