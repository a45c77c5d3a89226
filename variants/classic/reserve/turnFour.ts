import { defineRule } from '../family.ts';

const LAST_TURN = 4;

/** From turn 4 on nobody waits any longer. */
export const turnFour = defineRule({
  id: 'CLS-RESERVE-03',
  default: 'on',
  patch: () => ({
    wrap: { reserveOn: (next) => (g, u) => (g.round >= LAST_TURN ? 1 : next(g, u)) },
  }),
});
