import { hasTop } from '../../classic/movement/mobility.ts';
import { defineRule } from '../family.ts';
import { hasPacks } from './jet-packs.ts';

/** A move with packs may end on top of terrain that is impassable to others, if models can stand there; it is dangerous. */
export default defineRule({
  id: 'HYB-UNIT-28',
  title: 'Jet Pack: ending a move',
  source: 'Unit types table, Jet Pack',
  text: [
    'A jet pack move may not end on other models. It may end on impassable terrain only where the model can stand, and that counts as dangerous terrain.',
    'Ruling: the printed sentence is garbled; read as the classic rule for ending on impassable terrain.',
  ].join('\n'),
  changes: 'restates classic base: ending a jet pack move (CLS-UNIT-08), which leaves impassable terrain out',
  default: 'on',
  keyword: 'jet-pack',
  patch: () => ({
    wrap: {
      endsOnTops: (next) => (g, u) => hasPacks(g, u) || next(g, u),
      isDangerous: (next) => (g, u, piece) => next(g, u, piece) || (hasPacks(g, u) && hasTop(g.board.pieces[piece])),
    },
  }),
});
