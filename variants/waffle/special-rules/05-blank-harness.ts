import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { isNearBlank } from './blanks.ts';

/** A psyker near a Blank harnesses Warp Charge only on a 6. */
export default defineRule({
  id: 'WAF-USR-05',
  title: 'Blank: harnessing on 6 only',
  source: 'Special Rules, Blank',
  text: 'Within 12" of a Blank a psyker\'s psychic dice succeed only on 6.',
  changes: 'classic base: Psychic test, successes on 4+ (CLS-PSY-07)',
  default: 'on',
  keyword: 'blank',
  params: {
    inches: integer(12, 1, 48, 'how near a Blank has to be', 'inches'),
    on: integer(6, 4, 6, 'roll needed on each die of its test', 'needed on a D6'),
  },
  patch: ({ inches, on }) => ({
    wrap: { harnessOn: (next) => (g, psyker) => (isNearBlank(g, psyker, inches) ? Math.max(on, next(g, psyker)) : next(g, psyker)) },
  }),
});
