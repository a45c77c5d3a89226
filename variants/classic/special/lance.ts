import { keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { PSYKERS } from '../psychic/psykers.ts';
import { attackHas } from './carried.ts';

const LANCE = keyword('lance');
const LANCE_AV = 12;

export const lance = defineRule({
  id: 'CLS-WPN-23',
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
