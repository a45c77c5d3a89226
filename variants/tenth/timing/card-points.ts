import { defineRule } from '../family.ts';

/** Points for discarded cards of the mission count towards the limit. */
export default defineRule({
  id: 'TEN-CMD-05',
  default: 'on',
  patch: (_p, s) => ({ replace: { gainForCard: (g, side, points) => s.gainPoints(g, side, points) } }),
});
