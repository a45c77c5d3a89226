import { defineRule } from '../define-rule.ts';

/** Only models lost to an enemy model's attacks, or to rules it used, were destroyed by the enemy. */
export default defineRule({
  id: 'TEN-UNIT-09',
  title: 'Destroyed "by" somebody',
  source: 'Commentary "Destroyed" (Destroyed By)',
  text: 'Something counts as destroyed by you, your model or your unit only if it died from an attack of your model, a mortal wound from a rule your model is using, or a rule your model is using that says so. Any other loss (failed Desperate Escape, coherency, own Hazardous weapons) is not.',
  layer: 'commentary',
  changes: 'Clarifies scoring and triggers. Off: every enemy loss counts as destroyed by you.',
  default: 'on',
  patch: () => ({ replace: { slainBy: (_g, _m, by) => (by === null ? -1 : by.side) } }),
});
