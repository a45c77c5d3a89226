import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { USUAL_LEVEL } from './psychic-phase.ts';
import { BROTHERHOOD } from './psykers.ts';

/** A unit that counts as one psyker, whatever its size. */
export default defineRule({
  id: 'CLS-PSY-20',
  title: 'Brotherhood of Psykers',
  source: 'psychic phase: Brotherhood of Psykers',
  text: 'A unit with this rule is one Psyker with ML as listed (1 by default) regardless of model count. Choose any member to measure from. Perils wounds hit a random member. If the unit is wiped out the ML is lost.',
  default: 'on',
  keyword: 'brotherhood-of-psykers',
  requires: ['CLS-PSY-01'],
  patch: () => ({
    wrap: {
      masteryOf: (next) => (g, model) => {
        const sheet = g.sheetOf(model);
        return hasBit(sheet.keywordBits, BROTHERHOOD) ? (sheet.values['brotherhood-of-psykers'] ?? USUAL_LEVEL) : next(g, model);
      },
    },
  }),
});
