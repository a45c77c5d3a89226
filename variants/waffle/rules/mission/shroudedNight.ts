import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../../family.ts';

const SHROUDED = keyword('shrouded');
const POINTS = 2;

/** In the night everybody is Shrouded. */
export const shroudedNight = defineRule({
  id: 'WAF-MISSION-07',
  default: 'on',
  keyword: 'night-fighting',
  requires: ['CLS-TERRAIN-17'],
  patch: () => ({ replace: { nightCover: (_g, a) => (hasBit(a.target.anyBits, SHROUDED) ? 0 : POINTS) } }),
});
