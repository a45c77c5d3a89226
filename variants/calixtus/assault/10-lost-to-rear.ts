import { inflict, integer, is, status } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { BEHIND_IT, judgeCharge } from './rear.ts';

/** Was charged from behind this phase. */
const TAKEN_BEHIND = status('taken-from-behind', 'phase');

/** A unit that loses to a charge from behind tests at -1 Leadership. */
export default defineRule({
  id: 'CAL-ASSAULT-10',
  title: 'Losing to a rear charge',
  source: 'The Assault Phase, point 7',
  text: [
    'A unit charged from the rear that loses that combat has a further -1 to the Leadership used for its Morale Check.',
    'Ruling: only in the Assault phase of the rear charge, and added to CAL-MORALE-02. Stubborn ignores it (CLS-USR-36).',
  ].join('\n'),
  changes: 'new; a further modifier of the check of CLS-ASSAULT-29 (CLS-MORALE-06)',
  default: 'on',
  params: { leadership: integer(1, 0, 10, 'Leadership that it costs', 'points of Leadership') },
  patch: ({ leadership }, s) => ({
    before: {
      chargeDeclared: (g, u, target) => judgeCharge(g, s, u, target),
      chargeMade: (g, u, target) => {
        if (target.reg[BEHIND_IT] === u.slot + 1) inflict(g, target, TAKEN_BEHIND);
      },
    },
    wrap: {
      lossModifier: (next) => (g, loser, winner, by) => next(g, loser, winner, by) - (is(loser, TAKEN_BEHIND) ? leadership : 0),
    },
  }),
});
