import { event, inflict, is } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { PRESSED_ON } from '../state.ts';

const PRESSES_ON = event('presses-on', { unit: 'unit' }, '{unit} presses on');

/** Instead of dropping prone a unit may take its pinning test, and acts normally if it passes. */
export default defineRule({
  id: 'CAL-USR-25',
  title: 'Prone Position: pressing on',
  source: 'Universal Special Rules, Prone Position',
  text: [
    'Instead of dropping the unit may take a Leadership test to press on. Passed: it moves and shoots normally in its next turn. Fearless units pass without rolling.',
    'Ruling: this test IS the Pinning Test, with the modifier of CAL-SHOOT-22; there is no second one. The source says some units may do so; every unit that can be pinned may. A Fearless unit cannot drop (CLS-USR-10), so it always presses on, and CAL-USR-26 applies to it. With the Prone rules switched off the Pinning Test is taken without a choice.',
  ].join('\n'),
  changes: 'replaces classic base: pinning test (CLS-MORALE-12)',
  default: 'on',
  requires: ['CAL-USR-24'],
  patch: () => ({
    before: {
      pressOn: (g, u) => {
        inflict(g, u, PRESSED_ON);
        g.log.note(PRESSES_ON, u.slot);
      },
    },
    wrap: {
      mayPressOn: () => () => true,
      pinHolds: (next) => (g, u) => !is(u, PRESSED_ON) && next(g, u),
    },
  }),
});
