import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const DEEP_STRIKE = keyword('deep-strike');

/** A unit can Deep Strike if all its models can. */
export default defineRule({
  id: 'TEN-RESERVE-08',
  title: 'Deep Strike needs every model',
  source: 'FAQ Reserves, 4th question',
  text: 'If only some models of a unit in Reserves have Deep Strike, the unit cannot be set up with it.',
  layer: 'faq',
  changes: 'Clarifies TEN-RESERVE-06. Off: one model with it is enough.',
  default: 'on',
  keyword: 'deep-strike',
  patch: () => ({ replace: { hasDeepStrike: (_g, u) => hasBit(u.allBits, DEEP_STRIKE) } }),
});
