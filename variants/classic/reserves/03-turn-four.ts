import { defineRule } from '../define-rule.ts';

const LAST_TURN = 4;

/** From turn 4 on units in Reserve arrive without a roll. */
export default defineRule({
  id: 'CLS-RESERVE-03',
  title: 'Automatic arrival in turn 4',
  source: 'reserves and arrivals: Automatic arrival in turn 4',
  text: 'At the start of turn 4 every unit still in Reserve arrives automatically.',
  default: 'on',
  patch: () => ({
    wrap: { reserveOn: (next) => (g, u) => (g.round >= LAST_TURN ? 1 : next(g, u)) },
  }),
});
