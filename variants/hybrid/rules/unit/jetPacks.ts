import { type Decision, decision, decline, type Game, inflict, lift, type Unit } from 'sandtable/rules';
import { type Classic, TYPE } from '../../../classic/family.ts';
import { hasTop, typeOf } from '../../../classic/mobility.ts';
import { ON_FOOT } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

/** Whether a jet pack unit leaves its packs alone for the move that it is about to make. */
const WALKS = decision('HYB-UNIT-27/on-foot', 'flag', decline) as Decision<Classic>;

const hasPacks = (g: Game<Classic>, u: Unit<Classic>): boolean => typeOf(g, u) === TYPE['jet-pack'];

/** A jet pack unit moves by its packs, or all of it on foot. */
export const packsOrFeet = defineRule({
  id: 'HYB-UNIT-27',
  default: 'on',
  keyword: 'jet-pack',
  patch: () => ({
    wrap: {
      moveUnit: (next) => (g, u) => {
        const walks = hasPacks(g, u) && g.choose(WALKS, u.side, u, null);
        if (walks) inflict(g, u, ON_FOOT);
        next(g, u);
        if (walks) lift(u, ON_FOOT);
      },
    },
  }),
});

/** A move by packs may end on top of what bars the way to others, if models can stand there; it is dangerous. */
export const packsOnTops = defineRule({
  id: 'HYB-UNIT-28',
  default: 'on',
  keyword: 'jet-pack',
  patch: () => ({
    wrap: {
      endsOnTops: (next) => (g, u) => hasPacks(g, u) || next(g, u),
      isDangerous: (next) => (g, u, piece) => next(g, u, piece) || (hasPacks(g, u) && hasTop(g.board.pieces[piece])),
    },
  }),
});
