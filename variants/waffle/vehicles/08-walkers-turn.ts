import { inflict, is, lift, status } from 'sandtable/rules';
import { IMMOBILISED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { isWalker, WALKERS } from './reactions.ts';

/** Fires Overwatch now. */
const WATCHES = status('watches', 'phase');

/** A walker that reacts turns its weapons on any enemy, unless it is Immobilised. */
export default defineRule({
  id: 'WAF-VEH-08',
  title: 'Walker reactions and weapon arcs',
  source: 'Vehicles, Walkers, Shooting with Walkers',
  text: 'When reacting a Walker may fire at units outside its current arcs, unless Immobilised, in which case the enemy must lie within the arc.',
  changes: 'classic base: Walkers and Weapon arcs (extended to reactions) (CLS-VEH-39, CLS-VEH-10)',
  default: 'on',
  keyword: WALKERS,
  patch: (_p, s) => ({
    wrap: {
      overwatch: (next) => (g, u, charger) => {
        inflict(g, u, WATCHES);
        next(g, u, charger);
        lift(u, WATCHES);
      },
      canFire: (next) => (g, u, target, overwatch) => {
        if (!overwatch) return next(g, u, target, overwatch);
        inflict(g, u, WATCHES);
        const can = next(g, u, target, overwatch);
        lift(u, WATCHES);
        return can;
      },
      inFireArc: (next) => (g, model, weapon, target) => {
        if (weapon.profile.cosHalfArc > -1) {
          const u = g.unitOf(model);
          if (isWalker(u) && !is(u, IMMOBILISED) && (is(u, WATCHES) || s.firesBack(g, u))) return true;
        }
        return next(g, model, weapon, target);
      },
    },
  }),
});
