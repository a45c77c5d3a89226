import { hasBit } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { COURAGEOUS } from './courageous.ts';

/** A Courageous unit that regroups when charged moves, shoots and charges that turn as usual. */
export default defineRule({
  id: 'WAF-USR-14',
  title: 'Courageous: acts normally after regrouping',
  source: 'Special Rules, Courageous',
  text: [
    'On regrouping it skips the 3" move; it may move, shoot or Run, and charge as normal that turn.',
    'Ruling: The test is passed without dice below 25% of the starting size too (CLS-USR-03).',
  ].join('\n'),
  changes: 'classic base: Know No Fear, Regroup (restated) (CLS-USR-03, CLS-MORALE-10)',
  default: 'on',
  keyword: 'know-no-fear',
  requires: ['WAF-MORALE-07'],
  patch: () => ({
    wrap: { actsAfterRally: (next) => (g, u) => hasBit(u.anyBits, COURAGEOUS) || next(g, u) },
  }),
});
