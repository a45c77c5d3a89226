import { defineRule } from '../family.ts';
import { MOMENT } from './moment.ts';

/** Once a rule of the end of a phase has done something no unit is selected in that phase any more. */
export default defineRule({
  id: 'TEN-TURN-04',
  default: 'on',
  patch: () => ({
    wrap: {
      closedBy: (next) => (g, end) => {
        // Every unit is selected in the Movement phase, if only to stay where it is: its end comes last.
        if (end === MOMENT.movementEnd) return false;
        const { diary } = g.desk;
        if (diary.early !== end) next(g, end);
        return diary.early === end && diary.earlyDone > 0;
      },
    },
  }),
});
