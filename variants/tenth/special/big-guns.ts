import type { Unit } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import type { Attack, Modern } from '../family.ts';
import { defineRule } from '../family.ts';

const MONSTER = keyword('monster');
const VEHICLE = keyword('vehicle');
const PISTOL = keyword('pistol');

export const isMonsterOrVehicle = (u: Unit<Modern>): boolean => hasBit(u.anyBits, VEHICLE) || hasBit(u.anyBits, MONSTER);
const counts = (a: Attack): boolean => !a.melee && !hasBit(a.profile.bits, PISTOL);

/** Monsters and Vehicles shoot while locked in combat. */
export const bigGunsShooting = defineRule({
  id: 'TEN-VEH-01',
  default: 'on',
  keyword: ['monster', 'vehicle'],
  patch: (_p, s) => ({
    wrap: {
      barredByEnemies: (next) => (g, u) => !isMonsterOrVehicle(u) && next(g, u),
      targetBarred: (next) => (g, u, t) => !(isMonsterOrVehicle(u) && s.engages(g, u, t)) && next(g, u, t),
      hitPenalty: (next) => (g, a) => next(g, a) + (counts(a) && isMonsterOrVehicle(a.attacker) && s.attackerLocked(g, a) ? 1 : 0),
    },
  }),
});

/** They are shot while locked in combat. */
export const bigGunsShot = defineRule({
  id: 'TEN-VEH-02',
  default: 'on',
  keyword: ['monster', 'vehicle'],
  patch: () => ({
    wrap: {
      targetBarred: (next) => (g, u, t) => !isMonsterOrVehicle(t) && next(g, u, t),
      hitPenalty: (next) => (g, a) => next(g, a) + (a.targetEngaged && counts(a) && isMonsterOrVehicle(a.target) ? 1 : 0),
    },
  }),
});
