import { pickNearestToModel } from 'sandtable/kit';
import { scratch } from 'sandtable/rules';
import { hasGuns, isCrewman, isGun } from '../../classic/units/crew.ts';
import { defineRule } from '../family.ts';

const MOST_MODELS = 8192;
/** Which models could wound each gun while the guns are left out. */
const room = scratch({ reachedBy: new Int16Array(MOST_MODELS) });
/** 1 for models that are no guns. */
const others = scratch({ mask: new Uint8Array(MOST_MODELS) });

/** Wounds are given to guns only when no crewman is left to take them. */
export default defineRule({
  id: 'HYB-UNIT-17',
  title: 'Artillery: wounds go to the crew first',
  source: 'Unit types table, Artillery',
  text: [
    'Unsaved and allocated wounds on the unit are allocated to crew models (closest first) before any gun.',
    'Ruling: Toughness is not stated by the source, so the classic rule gives it.',
  ].join('\n'),
  changes: 'replaces classic base: allocation to the nearest crewman or gun (CLS-UNIT-05); the Toughness used there stays',
  default: 'on',
  keyword: 'artillery',
  patch: () => ({
    wrap: {
      allocateNext: (next) => (g, a, current) => {
        const u = a.target;
        if (!hasGuns(u)) return next(g, a, current);
        const end = u.first + u.size;
        let crew = 0;
        for (let j = u.first; j < end; j++) if (g.models.alive[j] !== 0 && a.nearFirer[j] >= 0 && isCrewman(g, j)) crew++;
        if (crew === 0) return next(g, a, current);
        const { reachedBy } = room();
        for (let j = u.first; j < end; j++) {
          reachedBy[j] = a.nearFirer[j];
          if (isGun(g, j)) a.nearFirer[j] = -1;
        }
        const taker = next(g, a, current);
        for (let j = u.first; j < end; j++) a.nearFirer[j] = reachedBy[j];
        return taker;
      },
      // Nor is one passed on to a gun (Look Out Sir).
      redirect: (next) => (g, a, model) => {
        const taker = next(g, a, model);
        const u = g.unitOf(taker);
        if (taker === model || !hasGuns(u) || !isGun(g, taker)) return taker;
        const { mask } = others();
        for (let j = u.first; j < u.first + u.size; j++) mask[j] = isGun(g, j) ? 0 : 1;
        const other = pickNearestToModel(g, u, model, mask);
        return other < 0 ? taker : other;
      },
    },
  }),
});
