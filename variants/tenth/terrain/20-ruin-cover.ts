import { defineRule } from '../define-rule.ts';
import { RUIN } from './field-desk.ts';

/** A model wholly within a ruin, or partly hidden by one from an attacker, has the Benefit of Cover. */
export default defineRule({
  id: 'TEN-TERRAIN-20',
  title: 'Ruins: cover',
  source: 'Core rules, Ruins',
  text: 'A model wholly within a ruin, or not fully visible to every model of the attacking unit because of one, has the Benefit of Cover.',
  layer: 'core',
  default: 'on',
  patch: () => ({
    wrap: {
      coverNear: (next) => (g, by, n, piece, stands) =>
        (stands === 2 && g.board.pieces[piece].kind === RUIN) || next(g, by, n, piece, stands),
      coverBehind: (next) => (g, by, n, piece) => g.board.pieces[piece].kind === RUIN || next(g, by, n, piece),
    },
  }),
});
