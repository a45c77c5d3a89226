import { rollToHit } from '../../../classic/toHit.ts';
import { defineRule } from '../../family.ts';

/** What re-rolls misses re-rolls the To Hit die of a marker that has one, and not its scatter. */
export const blastRerolls = defineRule({
  id: 'WAF-WPN-12',
  default: 'on',
  requires: ['WAF-WPN-06'],
  patch: (_p, s) => ({
    replace: {
      markerHits: (g, a) => {
        const on = s.hitOn(g, a);
        if (on <= 1) return true;
        const rolled = rollToHit(s, g, a, on);
        s.hitRolled(g, a, Math.abs(rolled));
        return rolled > 0;
      },
    },
    wrap: { rerollsScatter: (next) => (g, a) => !s.markerRollsToHit(g, a) && next(g, a) },
  }),
});
