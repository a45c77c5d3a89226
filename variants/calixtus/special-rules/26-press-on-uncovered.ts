import { is } from 'sandtable/rules';
import { NEVER } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import { PRESSED_ON } from '../state.ts';

/** A unit that presses on has no cover of any kind for the rest of the phase. */
export default defineRule({
  id: 'CAL-USR-26',
  title: 'Prone Position: no cover while pressing on',
  source: 'Universal Special Rules, Prone Position',
  text: [
    'A unit that chose to press on has no cover save of any kind for the rest of that Shooting phase.',
    'Ruling: whether the test was passed or failed; includes Jink, night, terrain and Going to Ground.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  requires: ['CAL-USR-25'],
  patch: () => ({
    wrap: { coverOn: (next) => (g, a, model) => (is(g.unitOf(model), PRESSED_ON) ? NEVER : next(g, a, model)) },
  }),
});
