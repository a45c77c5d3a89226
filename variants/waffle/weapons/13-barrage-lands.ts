import { keyword } from 'sandtable/rules';
import { weaponHas } from '../../classic/special-rules/carried.ts';
import { defineRule } from '../family.ts';

const BARRAGE = keyword('barrage');

/** Barrage weapons land their markers as Ordnance does, whatever their type. */
export default defineRule({
  id: 'WAF-WPN-13',
  title: 'Barrage: landing',
  source: 'Special Rules, Barrage, bullet 1',
  text: [
    'A Barrage weapon uses the Ordnance landing procedure (WAF-WPN-09) whatever its type.',
    'Ruling: Further markers of a multiple barrage follow CLS-WPN-18.',
  ].join('\n'),
  changes: 'classic base: Barrage (adapted to the new Blast rule) (CLS-WPN-17)',
  default: 'on',
  keyword: 'barrage',
  patch: () => ({
    wrap: { landsAsOrdnance: (next) => (g, a) => weaponHas(a, BARRAGE) || next(g, a) },
  }),
});
