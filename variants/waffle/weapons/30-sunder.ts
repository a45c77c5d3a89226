import { keyword } from 'sandtable/rules';
import { weaponHas } from '../../classic/special-rules/carried.ts';
import { defineRule } from '../family.ts';

const SUNDER = keyword('sunder');

/** Failed rolls to penetrate are re-rolled whatever is hit; glances are kept. */
export default defineRule({
  id: 'WAF-WPN-30',
  title: 'Sunder: penetration re-rolls',
  source: 'Special Rules, Sunder (first entry)',
  text: [
    'All failed armour penetration rolls with this weapon may be re-rolled.',
    "Ruling: Two entries share the name. They are merged: re-rolls against every armoured target (this one includes the narrower second entry's targets), plus the building bonus of WAF-WPN-31. Failed means below the armour value; a glance is not re-rolled.",
  ].join('\n'),
  changes: 'classic base: Sunder, against fortifications only (CLS-WPN-57)',
  default: 'on',
  keyword: 'sunder',
  patch: () => ({
    wrap: { rerollsPenetration: (next) => (g, a) => weaponHas(a, SUNDER) || next(g, a) },
  }),
});
