import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const LETHAL_HITS = keyword('lethal-hits');

/** A Critical Hit wounds without a Wound roll. */
export default defineRule({
  id: 'TEN-WPN-07',
  title: '[LETHAL HITS]',
  source: 'Core rules, weapon abilities',
  text: 'A Critical Hit wounds automatically; no Wound roll, hence no Critical Wound.',
  layer: 'core',
  default: 'on',
  keyword: 'lethal-hits',
  patch: () => ({ wrap: { criticalHitWounds: (next) => (g, a) => hasBit(a.profile.bits, LETHAL_HITS) || next(g, a) } }),
});
