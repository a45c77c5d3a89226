import { keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { attackHas } from '../special-rules/carried.ts';

const IGNORES_COVER = keyword('ignores-cover');

export default defineRule({
  id: 'CLS-WPN-30',
  title: 'Ignores Cover',
  source: 'weapons: Ignores Cover',
  text: 'Wounds, glancing and penetrating hits from this weapon allow no cover saves, Jink included.',
  default: 'on',
  keyword: 'ignores-cover',
  patch: () => ({ wrap: { allowsCover: (next) => (g, a) => !attackHas(g, a, IGNORES_COVER) && next(g, a) } }),
});
