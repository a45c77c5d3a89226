import { is } from 'sandtable/rules';
import { STUNNED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

const STUNNED_INCHES = 20;

/** A zooming flyer whose crew is stunned flies so far, no less and no more, and straight on. */
export const stunnedFlight = defineRule({
  id: 'HYB-VEH-35',
  default: 'on',
  keyword: 'flyer',
  patch: () => ({
    wrap: {
      leastFlight: (next) => (g, u) => (is(u, STUNNED) ? STUNNED_INCHES : next(g, u)),
      mostFlight: (next) => (g, u, pivots) => (is(u, STUNNED) ? STUNNED_INCHES : next(g, u, pivots)),
    },
  }),
});
