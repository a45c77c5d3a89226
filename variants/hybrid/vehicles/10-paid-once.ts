import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** However often it turns, it pays once. */
export default defineRule({
  id: 'HYB-VEH-10',
  title: 'Pivot Value is paid once per move',
  source: 'Vehicle, Movement Phase',
  text: 'However many pivots a vehicle makes during one move, the reduction applies once.',
  changes: 'new',
  default: 'on',
  keyword: 'vehicle',
  params: {
    times: integer(1, 0, 6, 'For how many pivots of a move it is paid at most', 'pivots'),
  },
  patch: ({ times }) => ({ wrap: { paidPivots: (next) => (g, u, pivots) => Math.min(times, next(g, u, pivots)) } }),
});
