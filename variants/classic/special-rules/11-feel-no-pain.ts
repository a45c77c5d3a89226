import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const FEEL_NO_PAIN = keyword('feel-no-pain');
const USUAL = 5;

/** An unsaved wound is shrugged off on 5+ or the datasheet's value, unless it causes Instant Death. */
export default defineRule({
  id: 'CLS-USR-11',
  title: 'Feel No Pain (X+)',
  source: 'universal special rules: Feel No Pain (X+)',
  text: 'When a model suffers an unsaved wound roll a D6: X or more (5+ if not stated) discounts it. Not allowed against Destroyer attacks, Instant Death wounds, or wounds that say so. It is not a save.',
  default: 'on',
  keyword: 'feel-no-pain',
  patch: () => ({
    wrap: {
      feelNoPainOn: (next) => (g, a, model) => {
        const on = next(g, a, model);
        const sheet = g.sheetOf(model);
        return hasBit(sheet.keywordBits, FEEL_NO_PAIN) ? Math.min(on, sheet.values['feel-no-pain'] ?? USUAL) : on;
      },
    },
  }),
});
