import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const IGNORES_COVER = keyword('ignores-cover');

/** No Benefit of Cover against this weapon. */
export default defineRule({
  id: 'TEN-WPN-03',
  title: '[IGNORES COVER]',
  source: 'Core rules, weapon abilities',
  text: 'The target cannot have the Benefit of Cover against attacks of this weapon.',
  layer: 'core',
  outside: ['TEN-WPN-09'],
  default: 'on',
  keyword: 'ignores-cover',
  patch: () => ({
    wrap: { benefitOfCover: (next) => (g, a, m) => !hasBit(a.profile.bits, IGNORES_COVER) && next(g, a, m) },
  }),
});
