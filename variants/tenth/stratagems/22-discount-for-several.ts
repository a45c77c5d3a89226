import { defineRule } from '../define-rule.ts';
import { discountOf } from './seams.ts';

/** Changes to the cost of Stratagems that target a unit also apply when they target other units too. */
export default defineRule({
  id: 'TEN-STRAT-22',
  title: 'Changing the cost of Stratagems with several targets',
  source: 'FAQ General, 1st and 2nd question',
  text: 'An ability that changes the CP cost of a Stratagem aimed at its unit works also when the Stratagem targets several units, of one army or of both.',
  layer: 'faq',
  changes: 'Clarifies abilities. Off: only for Stratagems with a single target.',
  default: 'on',
  keyword: 'stratagem-discount',
  patch: () => ({
    wrap: {
      stratagemDiscount: (next) => (g, unit, second) =>
        second === null ? next(g, unit, second) : discountOf(g, unit) + (second === unit ? 0 : discountOf(g, second)),
    },
  }),
});
