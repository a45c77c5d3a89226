import { defineRule } from '../family.ts';
import { MOMENT } from './moment.ts';

/** What is due at the end of the Command phase is settled after the Battle-shock tests. */
export default defineRule({
  id: 'TEN-CMD-07',
  default: 'on',
  patch: (_p, s) => ({ replace: { commandStepEnds: (g) => s.moment(g, MOMENT.commandStepEnd) } }),
});
