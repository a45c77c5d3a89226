import { arcToward, centroidOf } from '../../facing.ts';
import { defineRule } from '../../family.ts';

const face = new Float64Array(2);
const own = new Float64Array(2);

/** Front, rear and two sides of a quarter circle each, seen from the unit's centroid. */
export const arcs = defineRule({
  id: 'CAL-DEF-02',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      arcOf: () => (g, u, x, y) => {
        s.facingOf(g, u, face);
        centroidOf(g, u, own);
        return arcToward(face[0], face[1], x - own[0], y - own[1]);
      },
    },
  }),
});
