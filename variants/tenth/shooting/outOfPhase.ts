import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { isMonsterOrVehicle } from '../special/big-guns.ts';

const TITANIC = keyword('titanic');

/** What is done as if it were another phase does not open that phase: rules that belong to it stay shut. */
export const phaseStaysShut = defineRule({
  id: 'TEN-TURN-07',
  default: 'on',
  patch: () => ({ wrap: { phaseRulesWork: (next) => (g) => g.desk.outOfPhase === 0 && next(g) } }),
});

/** Monsters and Vehicles that are locked in combat shoot in their own Shooting phase only. */
export const lockedHoldFire = defineRule({
  id: 'TEN-VEH-04',
  default: 'on',
  keyword: ['monster', 'vehicle'],
  patch: (_p, s) => ({
    wrap: { mayShootOutOfPhase: (next) => (g, u, t) => !(isMonsterOrVehicle(u) && s.engaged(g, u)) && next(g, u, t) },
  }),
});

/** Fire Overwatch is at visible units, and Titanic units do not fire it. */
export const overwatchNeedsSight = defineRule({
  id: 'TEN-STRAT-13',
  default: 'on',
  patch: (_p, s) => ({
    wrap: { mayOverwatch: (next) => (g, u, t) => !hasBit(u.anyBits, TITANIC) && next(g, u, t) && s.visible(g, u, t) },
  }),
});

/** With Fire Overwatch only an unmodified 6 is a Critical Hit. */
export const overwatchCriticals = defineRule({
  id: 'TEN-SHOOT-10',
  default: 'on',
  patch: () => ({ wrap: { criticalHitOn: (next) => (g, a) => (a.overwatch ? 6 : next(g, a)) } }),
});
