import { keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { attackHas } from './carried.ts';

const IGNORES_COVER = keyword('ignores-cover');

export const ignoresCover = defineRule({
  id: 'CLS-WPN-30',
  default: 'on',
  keyword: 'ignores-cover',
  patch: () => ({ wrap: { allowsCover: (next) => (g, a) => !attackHas(g, a, IGNORES_COVER) && next(g, a) } }),
});
