import { defineRule } from '../define-rule.ts';

/** A further test does not change that a unit is Battle-shocked. */
export default defineRule({
  id: 'TEN-MORALE-10',
  title: 'Testing while already Battle-shocked',
  source: 'Commentary "Battle-shock Tests" (middle)',
  text: 'A Battle-shocked unit that is told to test does test, because pass or fail may trigger other things, but its state does not change: a pass does not end it, a failure does not lengthen it.',
  layer: 'commentary',
  changes: 'Adds to TEN-MORALE-04. Off: a pass ends the state, a failure restarts its duration.',
  default: 'on',
  patch: () => ({ replace: { testedShocked() {} } }),
});
