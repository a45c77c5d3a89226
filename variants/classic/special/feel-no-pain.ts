import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const FEEL_NO_PAIN = keyword('feel-no-pain');
const USUAL = 5;

/** An unsaved wound is shrugged off on 5+, or on what the datasheet says; not Instant Death. */
export const feelNoPain = defineRule({
  id: 'CLS-USR-11',
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
