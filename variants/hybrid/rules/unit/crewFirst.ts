import { hasGuns, isGun } from '../../../classic/crew.ts';
import { defineRule } from '../../family.ts';

const MOST_MODELS = 8192;
/** Who could give wounds to each gun, while the guns are left out. */
const reachedBy = new Int16Array(MOST_MODELS);

/** Wounds are given to guns only when no crewman is left to take them. */
export const crewFirst = defineRule({
  id: 'HYB-UNIT-17',
  default: 'on',
  keyword: 'artillery',
  patch: () => ({
    wrap: {
      allocateNext: (next) => (g, a, current) => {
        const u = a.target;
        if (!hasGuns(u)) return next(g, a, current);
        const end = u.first + u.size;
        let crew = 0;
        for (let j = u.first; j < end; j++) if (g.models.alive[j] !== 0 && a.nearFirer[j] >= 0 && !isGun(g, j)) crew++;
        if (crew === 0) return next(g, a, current);
        for (let j = u.first; j < end; j++) {
          reachedBy[j] = a.nearFirer[j];
          if (isGun(g, j)) a.nearFirer[j] = -1;
        }
        const taker = next(g, a, current);
        for (let j = u.first; j < end; j++) a.nearFirer[j] = reachedBy[j];
        return taker;
      },
    },
  }),
});
