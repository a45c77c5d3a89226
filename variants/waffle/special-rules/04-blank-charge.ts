import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { isNearBlank } from './blanks.ts';

/** A psyker near a Blank when the pools are made adds nothing to its side's pool. */
export default defineRule({
  id: 'WAF-USR-04',
  title: 'Blank: Warp Charge generation',
  source: 'Special Rules, Blank',
  text: [
    'A Psyker or Daemon within 12" of a Blank adds no dice to its owner\'s Warp Charge Pool.',
    'Ruling: Checked when the pool is generated (WAF-PSY-01); the shared D6 is unaffected.',
  ].join('\n'),
  changes: 'classic base: Warp Charge pool (CLS-PSY-04)',
  default: 'on',
  keyword: 'blank',
  params: { inches: integer(12, 1, 48, 'how near a Blank has to be', 'inches') },
  patch: ({ inches }) => ({
    wrap: { chargeOf: (next) => (g, psyker) => (isNearBlank(g, psyker, inches) ? 0 : next(g, psyker)) },
  }),
});
