import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const VECTOR_DANCER = keyword('vector-dancer');

/** A second turn in one move. */
export default defineRule({
  id: 'CLS-USR-41',
  title: 'Vector Dancer',
  source: 'universal special rules: Vector Dancer',
  text: 'A zooming flyer may make a second 90 degree pivot in its move.',
  default: 'on',
  keyword: 'vector-dancer',
  requires: ['CLS-FLYER-01'],
  params: {
    more: integer(1, 1, 6, 'Further pivots', 'pivots'),
  },
  patch: ({ more }) => ({
    wrap: {
      flightPivots: (next) => (g, u) => {
        const pivots = next(g, u);
        return pivots > 0 && hasBit(u.allBits, VECTOR_DANCER) ? pivots + more : pivots;
      },
    },
  }),
});
