import { defineRule } from '../define-rule.ts';
import { bulkOf } from '../transports/hold.ts';

/** Bulky models take up more than one place. */
export default defineRule({
  id: 'CLS-USR-04',
  title: 'Bulky, Very Bulky, Extremely Bulky',
  source: 'universal special rules: Bulky, Very Bulky, Extremely Bulky',
  text: 'In a transport a Bulky model counts as 2 places, Very Bulky 3, Extremely Bulky 5.',
  default: 'on',
  keyword: ['bulky', 'very-bulky', 'extremely-bulky'],
  patch: () => ({ wrap: { placesOf: () => (g, model) => bulkOf(g.sheetOf(model)) } }),
});
