import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** An unmodified 6 To Wound or to penetrate is a Critical Wound. */
export default defineRule({
  id: 'HYB-DEF-07',
  title: 'Critical Wound',
  source: 'Vehicle, Penetrating Hits',
  text: [
    'A Critical Wound is an unmodified 6 on the To Wound die, or on the penetration die against Armour Value (after any re-roll). A weapon rule may name a lower number. When several penetration dice are rolled (Melta, Armourbane), one natural 6 among them is enough; for dice of which only one is used (Ordnance), the used die counts.',
    'Ruling: the source uses the term without defining it; this is its meaning in the rules it comes from.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  params: {
    on: integer(6, 2, 6, 'Natural roll that is a Critical Wound', 'needed on a D6'),
  },
  patch: ({ on }) => ({ replace: { criticalWoundOn: () => on } }),
});
