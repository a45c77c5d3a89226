import { defineRule } from '../define-rule.ts';

/** Effects of Stratagems stay on a unit that becomes Battle-shocked. */
export default defineRule({
  id: 'TEN-MORALE-12',
  title: 'Becoming Battle-shocked does not strip Stratagem effects',
  source: 'FAQ General, question on previously used Stratagems',
  text: 'Effects of Stratagems already on a unit keep running when it becomes Battle-shocked; only new Stratagems are barred.',
  layer: 'faq',
  changes: 'Clarifies TEN-MORALE-04 (b). Off: all friendly Stratagem effects on the unit end when it becomes Battle-shocked.',
  default: 'on',
  patch: () => ({ replace: { strippedByShock() {} } }),
});
