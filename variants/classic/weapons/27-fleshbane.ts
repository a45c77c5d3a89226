import { integer, keyword } from 'sandtable/rules';
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
  params: {
    on: integer(2, 2, 6, 'Needed To Wound', 'needed on a D6'),
  },
  patch: ({ on }) => ({ wrap: { woundOn: (next) => (g, a) => (attackHas(g, a, FLESHBANE) ? on : next(g, a)) } }),
});
