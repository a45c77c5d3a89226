import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const FEEL_NO_PAIN = keyword('feel-no-pain');

/** An unsaved wound is shrugged off on 5+ or the datasheet's value, unless it causes Instant Death. */
export default defineRule({
  id: 'CLS-USR-11',
  title: 'Feel No Pain (X+)',
  source: 'universal special rules: Feel No Pain (X+)',
  text: 'When a model suffers an unsaved wound roll a D6: X or more (5+ if not stated) discounts it. Not allowed against Destroyer attacks, Instant Death wounds, or wounds that say so. It is not a save.',
  default: 'on',
  keyword: 'feel-no-pain',
  params: {
    on: integer(5, 2, 6, 'Needed where nothing else is stated', 'needed on a D6'),
  },
  patch: ({ on }) => ({
    wrap: {
      feelNoPainOn: (next) => (g, a, model) => {
        const other = next(g, a, model);
        const sheet = g.sheetOf(model);
        return hasBit(sheet.keywordBits, FEEL_NO_PAIN) ? Math.min(other, sheet.values['feel-no-pain'] ?? on) : other;
      },
    },
  }),
});
