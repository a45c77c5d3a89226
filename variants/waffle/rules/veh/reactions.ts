import { inflict, is, lift, status, type Unit } from 'sandtable/rules';
import { type Classic, VEHICLE } from '../../../classic/family.ts';
import { IMMOBILISED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

/** Fires Overwatch now. */
const WATCHES = status('watches', 'phase');

const WALKERS = ['walker'] as const;
const isWalker = (u: Unit<Classic>): boolean => (u.sheet.models[0].stats.vehicle & VEHICLE.walker) !== 0;

/** Vehicles do not react to shooting, unless a rule says that they do. */
export const vehiclesIgnoreFire = defineRule({
  id: 'WAF-VEH-01',
  default: 'on',
  requires: ['WAF-SHOOT-07'],
  patch: (_p, s) => ({
    wrap: { mayReactToFire: (next) => (g, u, by) => (!s.isVehicle(g, u) || s.vehicleReacts(g, u)) && next(g, u, by) },
  }),
});

/** Walkers do. */
export const walkersReact = defineRule({
  id: 'WAF-VEH-07',
  default: 'on',
  keyword: WALKERS,
  requires: ['WAF-VEH-01'],
  patch: () => ({
    wrap: { vehicleReacts: (next) => (g, u) => isWalker(u) || next(g, u) },
  }),
});

/** When a walker reacts it turns its weapons on any enemy, unless it is Immobilised. */
export const walkersTurn = defineRule({
  id: 'WAF-VEH-08',
  default: 'on',
  keyword: WALKERS,
  patch: (_p, s) => ({
    wrap: {
      overwatch: (next) => (g, u, charger) => {
        inflict(g, u, WATCHES);
        next(g, u, charger);
        lift(u, WATCHES);
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
