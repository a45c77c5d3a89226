import { integer } from 'sandtable/rules';
import { isNearBlank } from '../../blanks.ts';
import { defineRule } from '../../family.ts';

/** A psyker near a Blank harnesses Warp Charge on 6 only. */
export const blankHarness = defineRule({
  id: 'WAF-USR-05',
  default: 'on',
  keyword: 'blank',
  params: { on: integer(6, 4, 6, 'what a die of its test needs') },
  patch: ({ on }) => ({
    wrap: { harnessOn: (next) => (g, psyker) => (isNearBlank(g, psyker) ? Math.max(on, next(g, psyker)) : next(g, psyker)) },
  }),
});
