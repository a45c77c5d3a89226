import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const IGNORES_COVER = keyword('ignores-cover');

/** No Benefit of Cover against this weapon. */
export default defineRule({
  id: 'TEN-WPN-03',
  default: 'on',
  keyword: 'ignores-cover',
  patch: () => ({
    wrap: { benefitOfCover: (next) => (g, a, m) => !hasBit(a.profile.bits, IGNORES_COVER) && next(g, a, m) },
  }),
});
