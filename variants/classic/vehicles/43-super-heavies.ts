import { is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ownTarget } from '../heavy/aiming.ts';
import { superHeavyModel, superHeavyUnit } from '../heavy/kinds.ts';
import { DIVIDED, SHOT_AT } from '../state.ts';

/** Fires every weapon as if it had not moved, each at its own target; never goes Flat Out. (How far it moves is in move.ts.) */
export default defineRule({
  id: 'CLS-VEH-43',
  title: 'Super-heavy shooting and movement',
  source: 'vehicles: Super-heavy shooting and movement',
  text: 'A super-heavy vehicle moves 12", fires every weapon as Stationary whatever it moved, each at its own target if desired; Ordnance does not restrict others; it cannot Jink or move Flat Out. It has Fear, Invincible Behemoth and Move Through Cover.',
  outside: ['CLS-USR-34'],
  default: 'on',
  keyword: 'super-heavy',
  patch: (_p, s) => ({
    after: {
      // A super-heavy that fired at several units may charge any.
      openFire: (g, u) => {
        if (is(u, DIVIDED) && superHeavyUnit(g, u)) u.reg[SHOT_AT] = 0;
      },
    },
    wrap: {
      firesBySpeed: (next) => (g, model) => !superHeavyModel(g, model) && next(g, model),
      // Counting as the first weapon, it is never over the limit nor held back by Ordnance.
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
