import { hasBit, integer, is, keyword } from 'sandtable/rules';
import { JINKED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

const AGILE_FLYER = keyword('agile-flyer');

/** Jinking improves its cover save by 1 more. */
export default defineRule({
  id: 'WAF-FLYER-01',
  title: 'Agile Flyer',
  source: 'Special Rules, Agile Flyer',
  text: 'Restated: a Flyer with this rule gets +1 to cover saves from Jink.',
  changes: 'classic base: Jink cover save (CLS-USR-19); the base ledger has no Agile Flyer',
  default: 'on',
  keyword: 'agile-flyer',
  params: { coverOn: integer(3, 2, 6, 'cover save of its Jink', 'needed on a D6') },
  patch: ({ coverOn }) => ({
    wrap: {
      coverOf: (next) => (g, a, model) => {
        const on = next(g, a, model);
        return on > coverOn && is(g.unitOf(model), JINKED) && hasBit(g.sheetOf(model).keywordBits, AGILE_FLYER) ? coverOn : on;
      },
    },
  }),
});
