import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const LETHAL_HITS = keyword('lethal-hits');

/** A Critical Hit wounds without a Wound roll. */
export default defineRule({
  id: 'TEN-WPN-07',
  default: 'on',
  keyword: 'lethal-hits',
  patch: () => ({ wrap: { criticalHitWounds: (next) => (g, a) => hasBit(a.profile.bits, LETHAL_HITS) || next(g, a) } }),
});
