import { keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { attackHas } from '../special-rules/carried.ts';

const FLESHBANE = keyword('fleshbane');

export default defineRule({
  id: 'CLS-WPN-27',
  title: 'Fleshbane',
  source: 'weapons: Fleshbane',
  text: 'Always wounds non-vehicle models on 2+.',
  default: 'on',
  keyword: 'fleshbane',
  patch: () => ({ wrap: { woundOn: (next) => (g, a) => (attackHas(g, a, FLESHBANE) ? 2 : next(g, a)) } }),
});
