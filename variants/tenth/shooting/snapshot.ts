import { defineRule } from '../family.ts';

/** What switches abilities on is looked at once, as the target is selected: half range, models of the target, what is visible. */
export const conditionsAtSelection = defineRule({
  id: 'TEN-SHOOT-17',
  default: 'on',
  patch: () => ({
    wrap: {
      refreshRow: () => () => {},
      targetModels: () => (_g, a) => a.targetAlive,
    },
  }),
});

/** Whether a Monster or Vehicle is locked in combat is looked at as it selects its targets. */
export const lockedAtSelection = defineRule({
  id: 'TEN-VEH-03',
  default: 'on',
  keyword: ['monster', 'vehicle'],
  patch: () => ({ wrap: { attackerLocked: () => (_g, a) => a.attackerEngaged } }),
});
