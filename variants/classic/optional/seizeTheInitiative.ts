import { DEED, purpose } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const SEIZE = purpose('seize');

/** Where the mission allows it, the side that goes second may take the first turn with a roll of 6. */
export const seizeTheInitiative = defineRule({
  id: 'CLS-TURN-08',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      seizes: (next) => (g, second) => {
        if (!g.mission.options.has('seize-the-initiative')) return next(g, second);
        const frame = g.dice.begin(DEED.setup, g.seats[g.seatOf[second]], g.nobody);
        const face = g.dice.d6(frame, SEIZE);
        g.dice.end(frame);
        return face >= s.seizeOn(g, second);
      },
    },
  }),
});
