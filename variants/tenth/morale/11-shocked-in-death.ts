import { defineRule } from '../define-rule.ts';

/** A Battle-shocked unit that is destroyed still counts as Battle-shocked. */
export default defineRule({
  id: 'TEN-MORALE-11',
  title: 'Destroyed units and Battle-shock',
  source: 'Commentary "Battle-shock Tests" (end)',
  text: 'A destroyed unit is never tested, and nothing can make it test. A unit that was Battle-shocked when it died still counts as Battle-shocked for the ban on Stratagems until the state would have ended.',
  layer: 'commentary',
  changes: 'Adds to TEN-MORALE-04. Off: the state is wiped when the unit is destroyed.',
  default: 'on',
  patch: () => ({ replace: { shockOfDestroyed() {} } }),
});
