import { defineRule } from '../family.ts';

/** "The" turn or phase is that of either player. */
export default defineRule({
  id: 'TEN-TURN-06',
  default: 'on',
  patch: () => ({ wrap: { inTurnOf: (next) => (g, u, whose) => whose === 'the' || next(g, u, whose) } }),
});
