import { integer } from 'sandtable/rules';
import { STAT } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

const BEST_SAVE = 1;

/** A 1+ armour save is rolled as 2+, and only AP1 cancels it. */
export default defineRule({
  id: 'CAL-SAVE-04',
  title: '1+ armour save',
  source: 'Miscellaneous Rules',
  text: [
    'A 1+ armour save is rolled as 2+ (1 always fails) but only AP1 cancels it.',
    'Ruling: for modifiers (Hefty) it counts as 2+. AP2 does not cancel it.',
  ].join('\n'),
  changes: 'new; an exception to CLS-SAVE-02 and to the limit of CLS-SAVE-09',
  default: 'on',
  params: { ap: integer(1, 0, 6, 'worst AP that cancels such a save', 'AP') },
  patch: ({ ap }, s) => ({
    wrap: {
      armourPiercedAt: (next) => (g, model) => (s.statOf(g, model, STAT.Sv) === BEST_SAVE ? ap : next(g, model)),
    },
  }),
});
