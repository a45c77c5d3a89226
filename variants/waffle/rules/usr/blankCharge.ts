import { isNearBlank } from '../../blanks.ts';
import { defineRule } from '../../family.ts';

/** A psyker near a Blank when the pools are made adds nothing to its side's. */
export const blankCharge = defineRule({
  id: 'WAF-USR-04',
  default: 'on',
  keyword: 'blank',
  patch: () => ({
    wrap: { chargeOf: (next) => (g, psyker) => (isNearBlank(g, psyker) ? 0 : next(g, psyker)) },
  }),
});
