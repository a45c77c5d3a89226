import { defineRule } from '../define-rule.ts';
import { isMonsterOrVehicle } from './big-guns.ts';

/** Monsters and Vehicles that are locked in combat shoot in their own Shooting phase only. */
export default defineRule({
  id: 'TEN-VEH-04',
  title: 'Big Guns Never Tire is for the own Shooting phase only',
  source: 'FAQ "Out-of-Phase Rules", 1st question; commentary "Big Guns Never Tire (out-of-phase shooting)"',
  text: 'A Locked in Combat MONSTER or VEHICLE unit cannot use rules that let it shoot in another phase, Fire Overwatch included.',
  layer: 'faq',
  changes: 'Clarifies TEN-VEH-01. Off: it may.',
  default: 'on',
  keyword: ['monster', 'vehicle'],
  patch: (_p, s) => ({
    wrap: {
      mayShootOutOfPhase: (next) => (g, u, t) => !(isMonsterOrVehicle(g, s, u) && s.engaged(g, u)) && next(g, u, t),
      mayShootOnDeath: (next) => (g, u) => !(isMonsterOrVehicle(g, s, u) && s.engaged(g, u)) && next(g, u),
    },
  }),
});
