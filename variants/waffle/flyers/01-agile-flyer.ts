import { hasBit, is, keyword } from 'sandtable/rules';
import { JINKED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

const AGILE_FLYER = keyword('agile-flyer');
const JINK_COVER = 3;

/** Jinking improves its cover save by 1 more. */
export default defineRule({
  id: 'WAF-FLYER-01',
  title: 'Agile Flyer',
  source: 'Special Rules, Agile Flyer',
  text: 'Restated: a Flyer with this rule gets +1 to cover saves from Jink.',
  changes: 'classic base: Jink cover save (CLS-USR-19); the base ledger has no Agile Flyer',
  default: 'on',
  keyword: 'agile-flyer',
  patch: () => ({
    wrap: {
      coverOf: (next) => (g, a, model) => {
        const on = next(g, a, model);
        return on > JINK_COVER && is(g.unitOf(model), JINKED) && hasBit(g.sheetOf(model).keywordBits, AGILE_FLYER) ? JINK_COVER : on;
      },
    },
  }),
});
