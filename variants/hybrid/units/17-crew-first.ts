import { pickNearestToModel } from 'sandtable/kit';
import { type Game, scratch } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { hasGuns, isCrewman, isGun } from '../../classic/units/crew.ts';
import { defineRule } from '../family.ts';
import type { HybridSeams } from '../hub.ts';

const MOST_MODELS = 8192;
/** 1 for models that are no guns. */
const others = scratch({ mask: new Uint8Array(MOST_MODELS) });

/** Whether a wound may be given to a crewman. */
function mayCrewTake(g: Game<Classic>, mayTake: HybridSeams['mayTake'], a: Attack): boolean {
  const u = a.target;
  for (let j = u.first; j < u.first + u.size; j++) if (g.models.alive[j] !== 0 && isCrewman(g, j) && mayTake(g, a, j)) return true;
  return false;
}

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
      mayTake: (next) => (g, a, model) => next(g, a, model) && !(hasGuns(a.target) && isGun(g, model) && mayCrewTake(g, next, a)),
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
