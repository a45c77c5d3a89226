import { defineRule } from '../family.ts';
import { takeRoom } from '../timing/points-cap.ts';

/** A side gains at most one Command point a round from other sources than its Command phases. */
export default defineRule({
  id: 'TEN-CMD-02',
  default: 'on',
  patch: (_p, _s, t) => ({
    wrap: {
      gainPoints: (next) => (g, side, points) => {
        const got = takeRoom(g, side, points, t.mostExtraPoints);
        return got === 0 ? 0 : next(g, side, got);
      },
    },
  }),
});
