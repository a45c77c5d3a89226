import { defineRule } from '../define-rule.ts';

/** A unit that acts on a model's death has not been selected to do so. */
export default defineRule({
  id: 'TEN-SHOOT-20',
  title: 'Acting on death is not being selected',
  source: 'FAQ General, question on destroyed models that shoot or fight',
  text: 'When a model shoots or fights after being destroyed, its unit does not count as having been selected to shoot or fight; rules with that trigger stay silent.',
  layer: 'faq',
  changes: 'Clarifies TEN-USR-19, TEN-USR-18. Off: it counts.',
  default: 'on',
  keyword: ['fights-on-death', 'shoots-on-death'],
  patch: () => ({ replace: { selectedOnDeath: () => {} } }),
});
