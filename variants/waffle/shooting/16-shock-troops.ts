import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const SHOCK_TROOPS = keyword('shock-troops');

/** Shock troops take no check. */
export default defineRule({
  id: 'WAF-SHOOT-16',
  title: 'Shock troops ignore Suppressive Fire',
  source: 'Suppressive Fire (remark under the proposed rule)',
  text: [
    'Variant of WAF-SHOOT-14: units carrying a shock-troop special rule are unaffected by Suppressive Fire.',
    'Ruling: The source names no unit list; a datasheet flag marks shock troops. No effect unless WAF-SHOOT-14 is on. Without data no unit carries the flag.',
  ].join('\n'),
  changes: 'new; modifies WAF-SHOOT-14',
  default: 'off',
  keyword: 'shock-troops',
  requires: ['WAF-SHOOT-14'],
  patch: () => ({
    wrap: { defiesSuppression: (next) => (g, u) => hasBit(u.anyBits, SHOCK_TROOPS) || next(g, u) },
  }),
});
