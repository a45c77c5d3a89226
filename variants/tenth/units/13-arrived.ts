import { is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { JUST_ARRIVED } from '../reserves/states.ts';
import { JUST_DISEMBARKED } from '../transports/hold.ts';

/** No model returns to a unit in the phase in which that came onto the table, from Reserves or out of a transport. */
export default defineRule({
  id: 'TEN-UNIT-13',
  title: 'No returns to a unit that arrived this phase',
  source: 'FAQ "Positioning and Movement", last question',
  text: 'A unit that came onto the battlefield in the current phase cannot have models returned to it in that phase.',
  layer: 'faq',
  changes: 'Adds to TEN-UNIT-11. Off: they can.',
  default: 'on',
  patch: () => ({ wrap: { mayReturnTo: (next) => (g, u) => !is(u, JUST_ARRIVED) && !is(u, JUST_DISEMBARKED) && next(g, u) } }),
});
