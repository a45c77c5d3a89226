import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { unseen } from './09-indirect-fire.ts';

/** Unmodified 1s, 2s and 3s of Indirect Fire at an unseen target miss. */
export default defineRule({
  id: 'TEN-WPN-10',
  title: 'Unseen Indirect Fire always misses on 1-3',
  source: 'Errata "Indirect Fire"',
  text: 'If no model of the target is visible to the attacking unit when the target is picked, then in addition to the -1 to Hit and the Benefit of Cover every unmodified Hit roll of 1, 2 or 3 fails.',
  layer: 'errata',
  changes: 'Adds to TEN-WPN-09. Off: only unmodified 1 always fails.',
  default: 'on',
  keyword: 'indirect-fire',
  params: { missesUpTo: integer(3, 1, 6, 'highest unmodified Hit roll that misses an unseen target', 'face of a D6') },
  patch: ({ missesUpTo }) => ({
    wrap: {
      hitOn: (next) => (g, a) => (unseen(a) ? Math.max(missesUpTo + 1, next(g, a)) : next(g, a)),
      criticalHitOn: (next) => (g, a) => (unseen(a) ? Math.max(missesUpTo + 1, next(g, a)) : next(g, a)),
    },
  }),
});
