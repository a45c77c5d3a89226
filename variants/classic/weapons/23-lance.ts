import { keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { PSYKERS } from '../psychic/psykers.ts';
import { attackHas } from '../special-rules/carried.ts';

const LANCE = keyword('lance');
const LANCE_AV = 12;

export default defineRule({
  id: 'CLS-WPN-23',
  title: 'Lance',
  source: 'weapons: Lance',
  text: 'When rolling penetration, an Armour Value above 12 counts as 12.',
  default: 'on',
  keyword: ['lance', ...PSYKERS],
  patch: () => ({
    wrap: {
      armourValue: (next) => (g, a, av) => {
        const value = next(g, a, av);
        return attackHas(g, a, LANCE) ? Math.min(value, LANCE_AV) : value;
      },
    },
  }),
});
