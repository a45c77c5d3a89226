import { defineRule } from '../define-rule.ts';
import { BUILDING, CONTAINER, HILL, IMPASSABLE } from './field-desk.ts';

/** A model partly hidden from an attacker by a hill, a sealed building or a container has the Benefit of Cover. */
export default defineRule({
  id: 'TEN-TERRAIN-13',
  title: 'Hills, sealed buildings, containers',
  source: 'Core rules, Terrain',
  text: 'Models may end on top if their base does not overhang. A model that is not fully visible to every model of the attacking unit because of it has the Benefit of Cover.',
  layer: 'core',
  simulated: 'partial',
  leavesOut: 'the overhang: models stand at the level of the middle of their base',
  default: 'on',
  patch: () => ({
    wrap: {
      coverBehind: (next) => (g, by, n, piece) => {
        const kind = g.board.pieces[piece].kind;
        return kind === HILL || kind === BUILDING || kind === CONTAINER || kind === IMPASSABLE || next(g, by, n, piece);
      },
    },
  }),
});
