import { is } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { LANDED, noteLanding } from './landed.ts';

/**
 * A unit that came by Deep Strike does not move further, as in the base; but passengers may get out of a transport, which counts as at
 * Cruising Speed.
 */
export default defineRule({
  id: 'WAF-RESERVE-05',
  title: 'Deep Strike: no further movement',
  source: 'Special Rules, Arriving By Deep Strike',
  text: 'Restated: in the Movement phase of arrival the unit may not move again, except to disembark from a Deep Striking transport; it counts as having moved.',
  changes: 'classic base: Deep Strike, Arrivals and restrictions (restated) (CLS-RESERVE-07, CLS-RESERVE-06)',
  default: 'on',
  keyword: 'transport',
  patch: () => ({
    wrap: { leavableInches: (next) => (g, transport) => (is(transport, LANDED) ? Infinity : next(g, transport)) },
    after: { hasArrived: noteLanding },
  }),
});
