import { defineRule } from '../define-rule.ts';
import { inOrder } from './order.ts';

/** Modifiers are applied in a fixed order, and fractions are rounded up once. */
export default defineRule({
  id: 'TEN-MOD-02',
  title: 'Change, divide, multiply, add, subtract, then round up',
  source: 'Commentary "Modifiers" (points 1-4, Example 1)',
  text: [
    'All modifiers are cumulative. Order: (1) changes to a given value; (2) divisions; (3) multiplications; (4) additions; (5) subtractions; only then fractions are rounded up. Caps and floors come last.',
    'Ruling: Several divisions (or multiplications) are all applied; their own order does not matter.',
  ].join('\n'),
  layer: 'commentary',
  changes: 'Replaces TEN-MOD-01. Off: TEN-MOD-01.',
  default: 'on',
  supersedes: ['TEN-MOD-01'],
  patch: (_p, s) => ({
    replace: {
      modified: (g, side, value, by, asks) => inOrder(by.changeCount === 0 ? value : s.changedTo(g, side, by, asks), by),
    },
  }),
});
