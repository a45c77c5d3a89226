import { defineRule } from '../family.ts';

/** Rules that work once per battle and give more than one point give all of it, and leave the limit alone. */
export default defineRule({
  id: 'TEN-CMD-04',
  default: 'on',
  patch: (_p, s) => ({
    wrap: { gainOnce: (next) => (g, side, points) => (points > 1 ? s.addPoints(g, side, points) : next(g, side, points)) },
  }),
});
