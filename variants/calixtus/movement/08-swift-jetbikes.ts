import { hasBit, integer, keyword } from 'sandtable/rules';
import { TYPE } from '../../classic/family.ts';
import { statsOf } from '../../classic/movement/mobility.ts';
import { defineRule } from '../family.ts';

const SWIFT = keyword('swift-jetbike');

/** Swift jetbikes turbo-boost farther than others. */
export default defineRule({
  id: 'CAL-MOVE-08',
  title: 'Turbo-boost (Bikes 12", Jetbikes 24", swift jetbikes 36")',
  source: 'table Movement in the Shooting Phase',
  text: [
    'Instead of shooting, the unit may Turbo-boost with no dice: Bikes up to 12", Jetbikes up to 24", swift jetbikes up to 36". A unit that Turbo-boosts may not shoot or charge that turn.',
    'Ruling: the ban lasts until its next turn, so it fires no Overwatch either (CLS-MOVE-12). The 36" class is a datasheet flag; a Jetbike without it has 24".',
  ].join('\n'),
  changes: 'restates classic base: Turbo-boost (CLS-MOVE-12, CLS-UNIT-02, CLS-UNIT-03); extends it with the 36" class',
  default: 'on',
  keyword: 'swift-jetbike',
  params: { inches: integer(36, 1, 72, 'how far swift jetbikes turbo-boost', 'inches') },
  patch: ({ inches }) => ({
    wrap: {
      turboInches: (next) => (g, u) => (statsOf(g, u).type === TYPE.jetbike && hasBit(u.allBits, SWIFT) ? inches : next(g, u)),
    },
  }),
});
