import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const TORRENT = keyword('torrent');

/** Every attack hits without a roll. */
export default defineRule({
  id: 'TEN-WPN-06',
  default: 'on',
  keyword: 'torrent',
  patch: () => ({ wrap: { hitsAutomatically: (next) => (g, a) => hasBit(a.profile.bits, TORRENT) || next(g, a) } }),
});
