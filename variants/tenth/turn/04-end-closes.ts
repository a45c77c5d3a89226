import { defineRule } from '../define-rule.ts';
import { diary } from '../timing/agenda.ts';
import { MOMENT } from '../timing/moment.ts';

/** Once a rule for the end of a phase has done something, no unit can be selected in that phase any more. */
export default defineRule({
  id: 'TEN-TURN-04',
  title: 'End-of-phase and end-of-step rules close the phase',
  source: 'Commentary "End of the Phase/Step"',
  text: 'A rule timed at the end of a phase or step waits until everything else in that phase or step is done. As soon as one such rule has taken effect no rule that belongs inside that phase or step can be used any more (other end-of rules still can). The next phase or step opens only after all of them are done.',
  layer: 'commentary',
  changes:
    'Adds to TEN-TURN-02. Off: end-of rules are merely simultaneous with whatever the active player still wants to do, in the order that player likes.',
  default: 'on',
  patch: () => ({
    wrap: {
      closedBy: (next) => (g, end) => {
        // Every unit is selected in the Movement phase, even if it stays where it is, so its end comes last.
        if (end === MOMENT.movementEnd) return false;
        const now = diary(g);
        if (now.early !== end) next(g, end);
        return now.early === end && now.earlyDone > 0;
      },
    },
  }),
});
