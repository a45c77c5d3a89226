import { enemyOf, modelRegister } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { ROOM } from '../transport/setUp.ts';

/** It is being set up by a rule that leaves no choice. */
const COMPELLED = modelRegister('compelled', 'phase');

/** A unit that must be set up is, as far as there is room; what does not fit was destroyed by the enemy's army, though by nobody in particular. */
export default defineRule({
  id: 'TEN-UNIT-05',
  default: 'on',
  patch: () => ({
    wrap: {
      setsUpInPart: (next) => (g, u, must) => must || next(g, u, must),
      setUpUnit: (next) => (g, u, how) => {
        if (how.room !== ROOM.must) return next(g, u, how);
        const compelled = g.models.reg[COMPELLED];
        compelled.fill(1, u.first, u.first + u.size);
        const done = next(g, u, how);
        compelled.fill(0, u.first, u.first + u.size);
        return done;
      },
      creditOf: (next) => (g, m, by) => (g.models.reg[COMPELLED][m] === 0 ? next(g, m, by) : enemyOf(g.unitOf(m).side)),
    },
  }),
});
