import { defineRule } from '../define-rule.ts';

/** A returned Character scores again when it is destroyed again. */
export default defineRule({
  id: 'TEN-MISSION-13',
  title: 'Scoring the same Character twice',
  source: 'FAQ "Actions and Missions", 2nd question',
  text: 'Missions that reward destroying Character models or units pay again if one was returned and destroyed again, unless the mission says otherwise.',
  layer: 'faq',
  changes: 'Clarifies scoring. Off: each model or unit pays once.',
  default: 'on',
  patch: () => ({ replace: { paysFor: () => true } }),
});
