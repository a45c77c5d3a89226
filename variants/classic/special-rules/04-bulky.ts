import { integer } from 'sandtable/rules';
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
  params: {
    bulky: integer(2, 1, 10, 'Places of a Bulky model', 'places'),
    very: integer(3, 1, 10, 'Places of a Very Bulky model', 'places'),
    extremely: integer(5, 1, 20, 'Places of an Extremely Bulky model', 'places'),
  },
  patch: ({ bulky, very, extremely }) => {
    const places = [bulky, very, extremely];
    return { wrap: { placesOf: () => (g, model) => bulkOf(g.sheetOf(model), places) } };
  },
});
