import { is } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { PRESSED_ON } from '../state.ts';

/** A unit that fails to press on is Pinned, not just gone to ground. */
export default defineRule({
  id: 'CAL-USR-27',
  title: 'Prone Position: failing to press on',
  source: 'Universal Special Rules, Prone Position',
  text: [
    'If the test to press on is failed the unit goes to ground against orders: it may neither move nor shoot in its next turn.',
    'Ruling: this is the state Pinned of CAL-DEF-03; its cover bonus starts after the current Shooting phase.',
  ].join('\n'),
  changes: 'replaces classic base: failed pinning test, after which Snap Shots are allowed (CLS-MORALE-12, CLS-MORALE-14)',
  default: 'on',
  requires: ['CAL-USR-25'],
  patch: () => ({ wrap: { pinHolds: (next) => (g, u) => is(u, PRESSED_ON) || next(g, u) } }),
});
