import { hasBit } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { COURAGEOUS } from './courageous.ts';

/** A Courageous unit caught in a Sweeping Advance is neither struck nor driven off: it stays in the combat. */
export default defineRule({
  id: 'WAF-USR-15',
  title: 'Courageous: caught but not cut down',
  source: 'Special Rules, Courageous',
  text: [
    'If caught by a Sweeping Advance it takes no automatic hits and stays locked in combat.',
    'Ruling: It therefore makes no Fall Back move and the winner does not Consolidate.',
  ].join('\n'),
  changes: 'classic base: Know No Fear (restated for WAF-ASSAULT-18) (CLS-USR-03)',
  default: 'on',
  keyword: 'know-no-fear',
  requires: ['WAF-ASSAULT-18'],
  patch: () => ({
    wrap: { standsWhenCaught: (next) => (g, u) => hasBit(u.anyBits, COURAGEOUS) || next(g, u) },
  }),
});
