import { defineRule } from '../family.ts';
import { inOrder } from './order.ts';

/** Several modifiers are applied in a fixed order, and fractions are rounded up once. */
export default defineRule({
  id: 'TEN-MOD-02',
  default: 'on',
  supersedes: ['TEN-MOD-01'],
  patch: (_p, s) => ({
    replace: {
      modified: (g, side, value, by, asks) => inOrder(by.changeCount === 0 ? value : s.changedTo(g, side, by, asks), by),
    },
  }),
});
