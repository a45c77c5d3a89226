import { ARM, VEHICLE } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

/** Hulls that count as Stationary whatever they do. */
const STEADY = VEHICLE.heavy | VEHICLE['super-heavy'];

/** A hull that moved does not fire Ordnance either. */
export default defineRule({
  id: 'CAL-WPN-03',
  title: 'Ordnance weapons',
  source: 'Moving, Shooting and Assaulting',
  text: [
    'If its unit moved this turn an Ordnance weapon may not shoot at all. A unit that shot Ordnance may not charge that turn.',
    'Ruling: the text says unit without exempting vehicles, so vehicles are bound too, except for weapons that are also Primary (CAL-WPN-08). Turning on the spot without other movement is not moving (CAL-VEH-09). Whoever counts as stationary in the base still does: Heavy vehicles (CLS-VEH-08), super-heavies (CLS-VEH-43), Relentless and Slow and Purposeful models (CLS-USR-28, CLS-USR-32); Walkers do not. From the base stay: two penetration dice keeping the higher, no other weapon for a non-vehicle (CLS-WPN-06), only Snap Shots from the other weapons of a vehicle (CLS-VEH-09).',
  ].join('\n'),
  changes: 'restates classic base: Ordnance weapons of non-vehicles (CLS-WPN-06); replaces Ordnance on a moving vehicle (CLS-VEH-09)',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      mayFire: (next) => (g, model, weapon, overwatch) => {
        if (!next(g, model, weapon, overwatch)) return false;
        const { vehicle } = g.sheetOf(model).stats;
        return weapon.profile.type !== ARM.ordnance || vehicle === 0 || (vehicle & STEADY) !== 0 || !s.hasMoved(g, model);
      },
    },
  }),
});
