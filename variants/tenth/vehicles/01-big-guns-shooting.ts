import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { counts, isMonsterOrVehicle } from './big-guns.ts';

/** Monsters and Vehicles shoot while locked in combat. */
export default defineRule({
  id: 'TEN-VEH-01',
  title: 'Big Guns Never Tire: shooting while Locked in Combat',
  source: 'Core rules, Big Guns Never Tire; commentary "Big Guns Never Tire" (diagram 9)',
  text: 'A MONSTER or VEHICLE unit is eligible to shoot in its Shooting phase while Locked in Combat, at enemy units within its own ER (even if other friends are in that fight) and at any other normally eligible unit. While it is within ER of an enemy each of its ranged attacks not made with a Pistol has -1 to Hit; whether it is within ER is looked at when the attack is made.',
  layer: 'core',
  changes: 'new (the moment of the check is changed by TEN-VEH-03)',
  default: 'on',
  keyword: ['monster', 'vehicle'],
  params: {
    penalty: integer(
      1,
      0,
      3,
      'how much harder it is to hit for Monsters and Vehicles within Engagement Range of an enemy',
      'taken off the roll',
    ),
  },
  patch: ({ penalty }, s) => ({
    wrap: {
      barredByEnemies: (next) => (g, u) => !isMonsterOrVehicle(g, s, u) && next(g, u),
      targetBarred: (next) => (g, u, t) => !(isMonsterOrVehicle(g, s, u) && s.engages(g, u, t)) && next(g, u, t),
      hitPenalty: (next) => (g, a) =>
        next(g, a) + (counts(a) && isMonsterOrVehicle(g, s, a.attacker) && s.attackerLocked(g, a) ? penalty : 0),
    },
  }),
});
