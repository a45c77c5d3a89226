import { DEED, integer, purpose } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const SEIZE = purpose('seize');
/** What `seizeOn` says where nobody has changed it. */
const USUAL = 6;

/** If the mission allows it, the side that goes second may take the first turn with a roll of 6. */
export default defineRule({
  id: 'CLS-TURN-08',
  title: 'Seize the Initiative',
  source: 'turn structure: Seize the Initiative',
  text: 'After all set-up and Scout moves, the player due to go second may roll a D6; on a 6 that player takes the first turn instead. One attempt only.',
  default: 'on',
  params: {
    on: integer(6, 2, 6, 'Needed to seize the initiative', 'needed on a D6'),
  },
  patch: ({ on }, s) => ({
    wrap: {
      seizes: (next) => (g, second) => {
        if (!g.mission.options.has('seize-the-initiative')) return next(g, second);
        const frame = g.dice.begin(DEED.setup, g.seats[g.seatOf[second]], g.nobody);
        const face = g.dice.d6(frame, SEIZE);
        g.dice.end(frame);
        return face >= s.seizeOn(g, second) + on - USUAL;
      },
    },
  }),
});
