import { highestPrinted } from '../../classic/definitions/printed.ts';
import { STAT } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

/** Units are ranked by Initiative instead of Leadership. */
export default defineRule({
  id: 'WAF-TURN-09',
  title: 'Initiative as the ordering key',
  source: 'The Turn, item under consideration (parenthesis)',
  text: [
    'Variant of WAF-TURN-08 that sorts units by Initiative instead of Leadership.',
    'Ruling: Use the highest printed I in the unit; units without I act last. Has no effect unless WAF-TURN-08 is on.',
  ].join('\n'),
  changes: 'new; modifies WAF-TURN-08',
  default: 'off',
  requires: ['WAF-TURN-08'],
  patch: () => ({ wrap: { orderKey: () => (g, u) => highestPrinted(g, u, STAT.I) } }),
});
