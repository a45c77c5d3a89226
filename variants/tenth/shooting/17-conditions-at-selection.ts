import { defineRule } from '../define-rule.ts';

/** Conditions of abilities are checked once, when the target is selected: half range, models of the target, visibility. */
export default defineRule({
  id: 'TEN-SHOOT-17',
  title: 'Ability conditions are checked at target selection',
  source: 'Commentary "Target (as part of an ability)"',
  text: 'A condition about the target that switches an ability on (TEN-WPN-15 count, half range for TEN-WPN-02 or TEN-WPN-17, "below half-strength" and so on) is checked once, when the target is selected and before any model of the unit attacks; the answer holds for all its attacks in that shooting or fighting.',
  layer: 'commentary',
  changes: "Adds to TEN-SHOOT-07. Off: it is checked again immediately before each weapon's attacks are made.",
  default: 'on',
  patch: () => ({
    wrap: {
      refreshRow: () => () => {},
      targetModels: () => (_g, a) => a.targetAlive,
    },
  }),
});
