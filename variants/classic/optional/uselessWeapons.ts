import { decision, decline } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { MORALE } from '../state.ts';

/** Whether a unit that lost to what it cannot hurt gives way. */
const YIELD = decision<Classic>('our-weapons-are-useless', 'flag', decline);

/** A unit that cannot hurt its enemy may fail its check on purpose. */
export const uselessWeapons = defineRule({
  id: 'CLS-ASSAULT-30',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      yields: (next) => (g, loser, winner) =>
        next(g, loser, winner) ||
        (!s.passesAutomatically(g, loser, MORALE) && !s.canHurt(g, loser, winner) && g.choose(YIELD, loser.side, loser, winner)),
    },
  }),
});
