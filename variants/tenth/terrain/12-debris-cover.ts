import { defineRule } from '../define-rule.ts';
import { DEBRIS, STATUARY, WRECK } from './field-desk.ts';

/** A model partly hidden from an attacker by debris or a statue has the Benefit of Cover. */
export default defineRule({
  id: 'TEN-TERRAIN-12',
  title: 'Debris and statuary',
  source: 'Core rules, Terrain',
  text: 'Models can cross but not end on top. A model that is not fully visible to every model of the attacking unit because of it has the Benefit of Cover.',
  layer: 'core',
  default: 'on',
  patch: () => ({
    wrap: {
      coverBehind: (next) => (g, by, n, piece) => {
        const kind = g.board.pieces[piece].kind;
        return kind === DEBRIS || kind === STATUARY || kind === WRECK || next(g, by, n, piece);
      },
    },
  }),
});
