import { keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { attackHas } from '../special-rules/carried.ts';

const SHRED = keyword('shred');

export default defineRule({
  id: 'CLS-WPN-41',
  title: 'Shred',
  source: 'weapons: Shred',
  text: 'Failed To Wound rolls with it are re-rolled. No effect on penetration.',
  default: 'on',
  keyword: 'shred',
  patch: () => ({ wrap: { rerollsWound: (next) => (g, a, face) => attackHas(g, a, SHRED) || next(g, a, face) } }),
});
