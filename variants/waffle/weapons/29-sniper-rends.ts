import { integer, keyword, purpose } from 'sandtable/rules';
import { attackHas } from '../../classic/special-rules/carried.ts';
import { defineRule } from '../family.ts';

const RENDING = keyword('rending');
/** The same die as that of Rending weapons. */
const RENDING_DIE = purpose('rending');

/** It rends armour too: +D3 on a 6. (AP2 on a 6 To Wound, and Pinning, are the base's.) */
export default defineRule({
  id: 'WAF-WPN-29',
  title: 'Sniper: Pinning and Rending',
  source: 'Special Rules, Sniper',
  text: [
    'Sniper weapons also have Pinning and Rending.',
    'Ruling: Rending as in the classic base (To Wound 6 wounds at AP2; penetration 6 adds D3). Against vehicles the printed Strength is used; a Sniper weapon without one counts as S4 (CLS-WPN-25). On T too high for the chart the 6 still wounds.',
  ].join('\n'),
  changes:
    'classic base: Sniper, where a 6 To Wound is AP2 and the weapon is Pinning; Rending is now the whole rule (CLS-WPN-25, CLS-WPN-24)',
  default: 'on',
  keyword: 'sniper',
  requires: ['CLS-WPN-25'],
  params: { on: integer(6, 2, 7, 'die of a penetration roll that rends', 'needed on a D6') },
  patch: ({ on }, s) => ({
    wrap: {
      penetrationBonus: (next) => (g, a, highest) => {
        const bonus = next(g, a, highest);
        return highest >= on && s.snipes(g, a) && !attackHas(g, a, RENDING) ? bonus + g.dice.d3(a.frame, RENDING_DIE) : bonus;
      },
    },
  }),
});
