import { is } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { JUST_ARRIVED } from '../reserve/states.ts';

/** Nobody returns to a unit in the phase in which it came onto the table. */
export default defineRule({
  id: 'TEN-UNIT-13',
  default: 'on',
  patch: () => ({ wrap: { mayReturnTo: (next) => (g, u) => !is(u, JUST_ARRIVED) && next(g, u) } }),
});
