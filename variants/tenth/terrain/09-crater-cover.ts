import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { CRATER, INFANTRY } from './field-desk.ts';

/** Infantry wholly on a crater or rubble has the Benefit of Cover. */
export default defineRule({
  id: 'TEN-TERRAIN-09',
  title: 'Craters and rubble',
  source: 'Core rules, Terrain; commentary "Wholly on Top Of (Craters)"',
  text: 'Area terrain; movement and visibility as normal. An INFANTRY model wholly on top (no part of its base beyond the edge) has the Benefit of Cover.',
  layer: 'core',
  default: 'on',
  patch: () => ({
    wrap: {
      coverNear: (next) => (g, by, n, piece, stands) =>
        (stands === 2 && g.board.pieces[piece].kind === CRATER && hasBit(g.sheetOf(n).keywordBits, INFANTRY)) ||
        next(g, by, n, piece, stands),
    },
  }),
});
