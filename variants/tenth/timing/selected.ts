import { is } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { HAS_FOUGHT, HAS_SHOT } from '../states.ts';
import { MOMENT } from './moment.ts';

/** "Not been selected to shoot or fight": in the Shooting phase to shoot, in the Fight phase to fight. */
export default defineRule({
  id: 'TEN-TURN-14',
  default: 'on',
  patch: () => ({
    replace: {
      notYetSelected: (g, u) => {
        const { phase } = g.desk.diary;
        if (phase === MOMENT.shooting) return !is(u, HAS_SHOT);
        return phase !== MOMENT.fight || !is(u, HAS_FOUGHT);
      },
    },
  }),
});
