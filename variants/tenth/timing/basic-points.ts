import { defineRule } from '../family.ts';
import { takeRoom } from './points-cap.ts';

/** All points but the one of every Command phase count towards the limit, those that abilities give at its start too. */
export default defineRule({
  id: 'TEN-CMD-03',
  default: 'on',
  supersedes: ['TEN-CMD-02'],
  patch: (_p, s, t) => ({
    replace: { gainAtCommandStart: (g, side, points) => s.gainPoints(g, side, points) },
    wrap: {
      gainPoints: (next) => (g, side, points) => {
        const got = takeRoom(g, side, points, t.mostExtraPoints);
        return got === 0 ? 0 : next(g, side, got);
      },
    },
  }),
});
