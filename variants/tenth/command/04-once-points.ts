import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { addPoints } from './command.ts';

/** Rules that work once per battle and give more than one point give them in full and do not count towards the limit. */
export default defineRule({
  id: 'TEN-CMD-04',
  title: 'Once-per-battle grants of more than 1CP ignore the cap',
  source: 'FAQ "Command Phase" (first group)',
  text: [
    'If a rule usable once per battle expressly hands over more than 1CP, the whole amount is gained in spite of the cap.',
    'Ruling: The grant neither is limited by the cap nor uses it up: another source may still give its 1CP that round.',
  ].join('\n'),
  layer: 'faq',
  changes: 'Exception to TEN-CMD-03. Off: such a grant is cut to what is left of the cap.',
  default: 'on',
  params: { above: integer(1, 0, 6, 'grants of more Command points than this ignore the cap', 'Command points') },
  patch: ({ above }) => ({
    wrap: { gainOnce: (next) => (g, side, points) => (points > above ? addPoints(g, side, points) : next(g, side, points)) },
  }),
});
