import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** From turn 4 on units in Reserve arrive without a roll. */
export default defineRule({
  id: 'CLS-RESERVE-03',
  title: 'Automatic arrival in turn 4',
  source: 'reserves and arrivals: Automatic arrival in turn 4',
  text: 'At the start of turn 4 every unit still in Reserve arrives automatically.',
  default: 'on',
  params: {
    turn: integer(4, 1, 9, 'From which units arrive without a roll', 'game turn'),
  },
  patch: ({ turn }) => ({
    wrap: { reserveOn: (next) => (g, u) => (g.round >= turn ? 1 : next(g, u)) },
  }),
});
