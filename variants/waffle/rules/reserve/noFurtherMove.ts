import { is } from 'sandtable/rules';
import { defineRule } from '../../family.ts';
import { LANDED, noteLanding } from '../../landed.ts';

/** Who came down moves no more, as in the base; but its passengers may get out of a transport, which counts as at Cruising Speed. */
export const noFurtherMove = defineRule({
  id: 'WAF-RESERVE-05',
  default: 'on',
  keyword: 'transport',
  patch: () => ({
    wrap: { leavableInches: (next) => (g, transport) => (is(transport, LANDED) ? Infinity : next(g, transport)) },
    after: { hasArrived: noteLanding },
  }),
});
