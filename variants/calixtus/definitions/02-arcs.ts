import { scratch } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { arcToward, centroidOf } from './facing.ts';

const room = scratch({ face: new Float64Array(2), own: new Float64Array(2) });

/** Front, rear and two sides, each a quarter circle seen from the unit's centroid. */
export default defineRule({
  id: 'CAL-DEF-02',
  title: 'Facing arcs of a unit',
  source: 'The Shooting Phase, opening paragraph',
  text: [
    'Relative to its facing a unit has four arcs.',
    "Ruling: the source names front, side and rear without angles: measured from the unit's centroid, front is up to 45 degrees either side of the facing, rear is up to 45 degrees either side of the opposite direction, left and right side are between; a boundary belongs to front or rear. The attacker's position is its centroid. Bearings here run clockwise from the facing; stored angles are those of CLS-DEF-03.",
  ].join('\n'),
  changes: 'new; vehicles keep CLS-VEH-12',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      arcOf: () => (g, u, x, y) => {
        const { face, own } = room();
        s.facingOf(g, u, face);
        centroidOf(g, u, own);
        return arcToward(face[0], face[1], x - own[0], y - own[1]);
      },
    },
  }),
});
