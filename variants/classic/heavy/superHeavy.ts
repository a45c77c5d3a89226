import { is } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { statsOf } from '../mobility.ts';
import { DIVIDED, SHOT_AT } from '../state.ts';
import { ownTarget } from './aiming.ts';
import { isSuperHeavyWalker, superHeavyModel, superHeavyUnit } from './kinds.ts';

/** Fires every weapon as if it had not moved, each at its own target; never goes Flat Out. (How far it moves is in move.ts.) */
export const superHeavies = defineRule({
  id: 'CLS-VEH-43',
  default: 'on',
  keyword: 'super-heavy',
  patch: (_p, s) => ({
    after: {
      // Who fired at several units may charge any.
      openFire: (g, u) => {
        if (is(u, DIVIDED) && superHeavyUnit(g, u)) u.reg[SHOT_AT] = 0;
      },
    },
    wrap: {
      firesBySpeed: (next) => (g, model) => !superHeavyModel(g, model) && next(g, model),
      // As the first weapon it is neither one too many nor held back by Ordnance.
      firesSnap: (next) => (g, model, weapon, target, ordinal, overwatch) =>
        next(g, model, weapon, target, superHeavyModel(g, model) ? 0 : ordinal, overwatch),
      hasMoved: (next) => (g, model) => !superHeavyModel(g, model) && next(g, model),
      firesApart: (next) => (g, u) => superHeavyUnit(g, u) || next(g, u),
      weaponTarget: (next) => (g, model, place, target) =>
        superHeavyModel(g, model) ? ownTarget(g, s, model, place, target) : next(g, model, place, target),
      flatOutInches: (next) => (g, u) => (superHeavyUnit(g, u) ? 0 : next(g, u)),
    },
  }),
});

/** Goes double the best die in difficult terrain, and fires no Overwatch. */
export const superHeavyWalkers = defineRule({
  id: 'CLS-VEH-48',
  default: 'on',
  keyword: 'super-heavy',
  patch: () => ({
    wrap: {
      difficultTest: (next) => (g, u) => (isSuperHeavyWalker(statsOf(g, u)) ? 2 : 1) * next(g, u),
      mayOverwatch: (next) => (g, u, charger) => !isSuperHeavyWalker(statsOf(g, u)) && next(g, u, charger),
    },
  }),
});
