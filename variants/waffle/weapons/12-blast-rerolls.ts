import { rollToHit } from '../../classic/shooting/to-hit.ts';
import { defineRule } from '../family.ts';

/** Rules that re-roll misses re-roll the To Hit die of a marker that has one, and not its scatter. */
export default defineRule({
  id: 'WAF-WPN-12',
  title: 'Blast: re-rolls',
  source: 'Special Rules, Blast Weapons and Rerolls',
  text: 'A re-roll with a Blast weapon re-rolls the To Hit die. With an Ordnance or Primary Blast it re-rolls the scatter die and the distance dice together.',
  changes: 'classic base: Blasts and re-rolls (CLS-WPN-15)',
  default: 'on',
  requires: ['WAF-WPN-06'],
  patch: (_p, s) => ({
    replace: {
      markerHits: (g, a) => {
        const on = s.hitOn(g, a);
        if (on <= 1) return true;
        const rolled = rollToHit(s, g, a, on);
        // Dice that are rolled now find in the attack whether it hits: both faces of a re-rolled 1 may overheat (WAF-WPN-21).
        a.outcome = rolled > 0 ? 1 : 0;
        s.hitRolled(g, a, Math.abs(rolled));
        a.outcome = -1;
        return rolled > 0;
      },
    },
    wrap: { rerollsScatter: (next) => (g, a) => !s.markerRollsToHit(g, a) && next(g, a) },
  }),
});
