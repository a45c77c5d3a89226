import { hasBit, integer, keyword, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';

const SUPERSONIC = keyword('supersonic');
const goesFast = (u: Unit<Classic>): boolean => u.aloft !== 0 && hasBit(u.allBits, SUPERSONIC);

/** A supersonic flyer moves much farther. */
export default defineRule({
  id: 'CLS-USR-38',
  title: 'Supersonic',
  source: 'universal special rules: Supersonic',
  text: 'Flat Out for this flyer is 36-48".',
  outside: ['CLS-FLYER-04', 'CLS-FLYER-08'],
  default: 'on',
  keyword: 'supersonic',
  requires: ['CLS-FLYER-08'],
  params: {
    least: integer(36, 0, 72, 'Least inches of going Flat Out', 'inches'),
    most: integer(48, 1, 96, 'Most inches of going Flat Out', 'inches'),
  },
  patch: ({ least, most }) => ({
    wrap: {
      flatOutInches: (next) => (g, u) => {
        const inches = next(g, u);
        return inches > 0 && goesFast(u) ? most : inches;
      },
      leastFlatOut: (next) => (g, u) => (goesFast(u) ? least : next(g, u)),
    },
  }),
});
