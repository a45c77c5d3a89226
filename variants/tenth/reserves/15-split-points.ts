import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const HALF_UNIT = keyword('half-unit');

/** Half of a unit that was split counts half its points. */
export default defineRule({
  id: 'TEN-RESERVE-15',
  title: 'Points of split units',
  source: 'FAQ Transports, question on splitting and points',
  text: "Half of a unit that was split before the battle counts half the unit's points for the 25% limit.",
  layer: 'faq',
  changes: 'Adds to TEN-RESERVE-04. Off: it counts the full points of the original unit.',
  default: 'on',
  keyword: 'half-unit',
  params: { percent: integer(50, 0, 100, 'share of the points of the whole unit that half of it counts', 'percent') },
  patch: ({ percent }) => {
    const part = percent / 100;
    return { wrap: { reservePoints: (next) => (g, u) => (hasBit(u.anyBits, HALF_UNIT) ? part : 1) * next(g, u) } };
  },
});
