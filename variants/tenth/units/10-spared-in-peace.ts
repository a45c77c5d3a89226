import { defineRule } from '../define-rule.ts';

/** If a destruction is prevented, it triggers nothing. */
export default defineRule({
  id: 'TEN-UNIT-10',
  title: 'Rules on destruction and rules that prevent it',
  source: 'FAQ General, last question',
  text: 'If one rule would work when a model is destroyed and another prevents the destruction, the first does not work; it does if the model is merely kept from being removed for the moment (fighting on death).',
  layer: 'faq',
  changes: 'Clarifies TEN-UNIT-08. Off: the first works in both cases.',
  default: 'on',
  keyword: 'not-destroyed-on',
  patch: () => ({ replace: { triggersWhenSpared: () => false } }),
});
