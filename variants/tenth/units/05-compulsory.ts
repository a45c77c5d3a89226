import { enemyOf, modelRegister } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ROOM } from '../transports/set-up.ts';

/** It is being set up by a rule that leaves no choice. */
const COMPELLED = modelRegister('compelled', 'phase');

/**
 * A unit that must be set up is, as far as there is room; models without room were destroyed by the enemy's army, though by no unit in
 * particular.
 */
export default defineRule({
  id: 'TEN-UNIT-05',
  title: 'Compulsory set-ups kill what does not fit',
  source: 'FAQ "Positioning and Movement", question on rules that must set up a unit',
  text: "When a rule says a unit MUST be set up (getting out of a destroyed Transport, Emergency Disembarkation, drop pods), the unit is set up as far as possible and the models that do not fit are destroyed. They count as destroyed by the opponent's army but by no model or unit in particular.",
  layer: 'faq',
  changes: 'Exception to TEN-UNIT-04. Off: TEN-UNIT-04 applies, and a unit that must but cannot be set up whole is destroyed.',
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
