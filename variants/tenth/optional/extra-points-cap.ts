import { sideRegister } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const GAINED = sideRegister('extra-command-points', 'round');

/** A side gains at most one Command point a round from other sources than its Command phases. */
export default defineRule({
  id: 'TEN-CMD-02',
  default: 'on',
  patch: (_p, _s, t) => ({
    wrap: {
      gainPoints: (next) => (g, side, points) => {
        const room = t.mostExtraPoints - g.sideReg[side][GAINED];
        const got = points < room ? points : room;
        if (got <= 0) return 0;
        g.sideReg[side][GAINED] += got;
        return next(g, side, got);
      },
    },
  }),
});
