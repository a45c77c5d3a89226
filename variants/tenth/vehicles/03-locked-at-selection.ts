import { defineRule } from '../define-rule.ts';

/** Whether a Monster or Vehicle is locked in combat is determined when it selects its targets. */
export default defineRule({
  id: 'TEN-VEH-03',
  title: 'Big Guns Never Tire: the check is made at target selection',
  source: 'Errata "Big Guns Never Tire"',
  text: "The -1 on a MONSTER or VEHICLE unit's own ranged attacks applies if it was within ER of an enemy unit when it selected its targets (Pistol attacks excepted).",
  layer: 'errata',
  changes: 'Replaces the timing in TEN-VEH-01. Off: the check is made when each attack is made.',
  default: 'on',
  keyword: ['monster', 'vehicle'],
  patch: () => ({ wrap: { attackerLocked: () => (_g, a) => a.attackerEngaged } }),
});
