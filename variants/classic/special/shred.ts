import { keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { attackHas } from './carried.ts';

const SHRED = keyword('shred');

export const shred = defineRule({
  id: 'CLS-WPN-41',
  default: 'on',
  keyword: 'shred',
  patch: () => ({ wrap: { rerollsWound: (next) => (g, a, face) => attackHas(g, a, SHRED) || next(g, a, face) } }),
});
