import { defineRule } from '../define-rule.ts';

/** A rule that gives the Benefit of Cover works wherever the model is. */
export default defineRule({
  id: 'TEN-TERRAIN-07',
  title: 'Cover granted by rules',
  source: 'Commentary "Benefit of Cover"',
  text: 'A rule that gives the Benefit of Cover works wherever the model stands; a rule that asks for the Benefit of Cover is met by any source of it.',
  layer: 'commentary',
  changes: 'Adds to TEN-TERRAIN-06. Off: such rules work only within or behind terrain.',
  default: 'on',
  patch: () => ({ replace: { coverGrantWorks: () => true } }),
});
