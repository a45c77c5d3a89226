import { integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { PSYKERS } from '../psychic/psykers.ts';
import { attackHas } from '../special-rules/carried.ts';

const LANCE = keyword('lance');

export default defineRule({
  id: 'CLS-WPN-23',
  title: 'Lance',
  source: 'weapons: Lance',
  text: 'When rolling penetration, an Armour Value above 12 counts as 12.',
  default: 'on',
  keyword: ['lance', ...PSYKERS],
  params: {
    armour: integer(12, 10, 14, 'The highest Armour Value that it meets', 'Armour Value'),
  },
  patch: ({ armour }) => ({
    wrap: {
      armourValue: (next) => (g, a, av) => {
        const value = next(g, a, av);
        return attackHas(g, a, LANCE) ? Math.min(value, armour) : value;
      },
    },
  }),
});
