import { inOwnTurn, integer, is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { leader } from '../movement/mobility.ts';
import { IMMOBILISED, MOVED, MOVED_LAST } from '../state.ts';

/** A hull that moved in its last turn is hit as if it had Weapon Skill 1. */
export default defineRule({
  id: 'CLS-VEH-30',
  title: 'Hitting vehicles in combat',
  source: 'vehicles: Hitting vehicles in combat',
  text: 'A vehicle without WS is hit automatically if it did not move in its last turn or is Immobilised; otherwise it counts as WS1. Walkers use their WS.',
  default: 'on',
  params: {
    skill: integer(1, 1, 10, 'Weapon Skill of a vehicle that moved', 'Weapon Skill'),
  },
  patch: ({ skill }) => ({
    wrap: {
      targetSkill: (next) => (g, a) => {
        const own = next(g, a);
        const u = a.target;
        if (own > 0 || u.sheet.models[0].stats.vehicle === 0 || is(u, IMMOBILISED)) return own;
        const moved = g.models.reg[inOwnTurn(g, u) ? MOVED : MOVED_LAST];
        return moved[leader(g, u)] > 0 ? skill : 0;
      },
    },
  }),
});
