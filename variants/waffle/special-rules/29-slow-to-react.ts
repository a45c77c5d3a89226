import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const SLOW_AND_PURPOSEFUL = keyword('slow-and-purposeful');

/** A unit with such a model makes no reaction, to shooting or to a charge. */
export default defineRule({
  id: 'WAF-USR-29',
  title: 'Slow and Purposeful: forbidden actions',
  source: 'Special Rules, Slow and Purposeful',
  text: [
    'One such model bars its unit from Running, Turbo-boosting, Flat Out, Sweeping Advances and every reaction, be it to shooting or to a charge.',
    'Ruling: Forced reactions are barred too, except that a failed Pinning test still makes it go to ground on the spot.',
  ].join('\n'),
  changes: 'classic base: Slow and Purposeful (restated; all reactions are barred where the base barred Overwatch only) (CLS-USR-32)',
  default: 'on',
  keyword: 'slow-and-purposeful',
  patch: () => ({
    wrap: { barsReactions: (next) => (g, u) => hasBit(u.anyBits, SLOW_AND_PURPOSEFUL) || next(g, u) },
  }),
});
