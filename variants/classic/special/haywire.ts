import { keyword, purpose } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { attackHas } from './carried.ts';

const HAYWIRE = keyword('haywire');
const HAYWIRE_DIE = purpose('haywire');

/** A hit on a vehicle rolls a D6 in place of penetration: 2 to 5 glances, 6 penetrates. */
export const haywire = defineRule({
  id: 'CLS-WPN-29',
  default: 'on',
  keyword: 'haywire',
  patch: () => ({
    wrap: {
      penetrate: (next) => (g, a, vehicle) => {
        if (!attackHas(g, a, HAYWIRE)) return next(g, a, vehicle);
        const face = g.dice.d6(a.frame, HAYWIRE_DIE);
        return face === 1 ? -1 : face === 6 ? 1 : 0;
      },
    },
  }),
});
