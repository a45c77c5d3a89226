import { defineRule } from '../define-rule.ts';
import { isAircraft } from './base.ts';

/** When armies are mustered they are in Reserves but not in Strategic Reserves, and do not count towards that limit. */
export default defineRule({
  id: 'TEN-FLYER-05',
  title: 'Aircraft do not count against the reserve limits',
  source: 'FAQ Reserves, question on Aircraft',
  text: 'In the Declare Battle Formations step AIRCRAFT are in Reserves, not Strategic Reserves, and do not count towards the limit for Strategic Reserves.',
  layer: 'faq',
  changes: 'Clarifies TEN-FLYER-04, TEN-RESERVE-04. Off: their points count.',
  default: 'on',
  keyword: 'aircraft',
  patch: () => ({ wrap: { reservePoints: (next) => (g, u) => (isAircraft(u) ? 0 : next(g, u)) } }),
});
