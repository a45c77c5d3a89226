import { standing } from 'sandtable/kit';
import { defineRule } from '../define-rule.ts';
import { WOODS } from './field-desk.ts';

/** Models within or behind woods are never fully visible, and have the Benefit of Cover. */
export default defineRule({
  id: 'TEN-TERRAIN-14',
  title: 'Woods',
  source: 'Core rules, Terrain',
  text: 'Area terrain, normal movement. A model wholly within a wood is never fully visible; neither is a model seen through or over one, except that AIRCRAFT and TOWERING models are seen, and see, normally. Models wholly within see out normally. A model wholly within, or not fully visible because of the wood, has the Benefit of Cover.',
  layer: 'core',
  default: 'on',
  tables: (t) => ({ ...t, woodsHide: true }),
  patch: () => ({
    wrap: {
      coverNear: (next) => (g, by, n, piece, stands) =>
        (stands === 2 && g.board.pieces[piece].kind === WOODS) || next(g, by, n, piece, stands),
      coverBehind: (next) => (g, by, n, piece) => g.board.pieces[piece].kind === WOODS || next(g, by, n, piece),
      fullyVisible: (next) => (g, u, n) => {
        const board = g.board;
        for (let p = 0; p < board.count; p++) {
          if (board.pieces[p].kind === WOODS && standing(g, g.desk.field.sight, n, p) === 2) return false;
        }
        return next(g, u, n);
      },
    },
  }),
});
