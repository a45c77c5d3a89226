import { defineRule } from '../family.ts';

/** Vehicles do not react to shooting, unless a rule says that they do. */
export default defineRule({
  id: 'WAF-VEH-01',
  title: 'Vehicles do not react to shooting',
  source: 'Vehicles, Vehicles and Reaction to Shooting',
  text: 'Unless stated otherwise a vehicle makes no reaction to shooting.',
  changes: 'new',
  default: 'on',
  requires: ['WAF-SHOOT-07'],
  patch: (_p, s) => ({
    wrap: { mayReactToFire: (next) => (g, u, by) => (!s.isVehicle(g, u) || s.vehicleReacts(g, u)) && next(g, u, by) },
  }),
});
