import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { counts, isMonsterOrVehicle } from './big-guns.ts';

/** They can be shot while locked in combat. */
export default defineRule({
  id: 'TEN-VEH-02',
  title: 'Big Guns Never Tire: being shot while Locked in Combat',
  source: 'Core rules, Big Guns Never Tire; commentary "Big Guns Never Tire" (diagram 9)',
  text: [
    "A MONSTER or VEHICLE unit may be picked as the target of ranged attacks although it is within ER of units of the shooter's army; every such attack not made with a Pistol has -1 to Hit.",
    'Ruling: Whether the target is Locked in Combat is read when it is picked (TEN-SHOOT-17).',
  ].join('\n'),
  layer: 'core',
  default: 'on',
  keyword: ['monster', 'vehicle'],
  params: {
    penalty: integer(1, 0, 3, 'how much harder it is to hit Monsters and Vehicles that are locked in combat', 'taken off the roll'),
  },
  patch: ({ penalty }, s) => ({
    wrap: {
      targetBarred: (next) => (g, u, t) => !isMonsterOrVehicle(g, s, t) && next(g, u, t),
      hitPenalty: (next) => (g, a) => next(g, a) + (a.targetEngaged && counts(a) && isMonsterOrVehicle(g, s, a.target) ? penalty : 0),
    },
  }),
});
