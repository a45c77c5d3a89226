import { defineRule } from '../define-rule.ts';

/** Each wound about to be lost may be ignored on a roll. */
export default defineRule({
  id: 'TEN-USR-02',
  title: 'Feel No Pain X+',
  source: 'Core rules, Feel No Pain; commentary "Feel No Pain"',
  text: 'For each wound the model would lose (normal damage or mortal wounds) roll one D6; on X+ it is not lost. If several versions could be used only one is chosen per wound.',
  layer: 'core',
  default: 'on',
  keyword: ['feel-no-pain', 'feel-no-pain-mortal'],
  patch: () => ({
    wrap: {
      feelNoPainOn: (next) => (g, m, mortal, a) => {
        const values = g.sheetOf(m).values;
        let on = Math.min(next(g, m, mortal, a), values['feel-no-pain'] ?? 7);
        if (mortal) on = Math.min(on, values['feel-no-pain-mortal'] ?? 7);
        return on;
      },
    },
  }),
});
