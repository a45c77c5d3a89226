import { inflict, is, status } from 'sandtable/rules';
import { CHARGED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { BEHIND_IT, FROM_BEHIND, judgeCharge } from './rear.ts';

const BEST_INITIATIVE = 10;
/** A charge from behind has reached it this phase. */
const TAKEN_BEHIND = status('taken-from-behind', 'phase');

/** A charge from behind is a Surprise Assault; nobody has that twice. */
export const rearCharge = defineRule({
  id: 'CAL-ASSAULT-07',
  default: 'on',
  patch: (_p, s) => ({
    before: { chargeDeclared: (g, u, target) => judgeCharge(g, s, u, target) },
    wrap: {
      attacksOf: (next) => (g, model, enemy) => {
        const attacks = next(g, model, enemy);
        const u = g.unitOf(model);
        return attacks > 0 && is(u, FROM_BEHIND) && is(u, CHARGED) && !s.surprises(g, model) ? attacks + 1 : attacks;
      },
      initiativeOf: (next) => (g, model) => {
        const step = next(g, model);
        const u = g.unitOf(model);
        return step > 0 && is(u, FROM_BEHIND) && is(u, CHARGED) && !s.surprises(g, model) ? Math.min(BEST_INITIATIVE, step + 1) : step;
      },
    },
  }),
});

/** Who loses to a charge from behind tests on one Leadership less. */
export const lostToRear = defineRule({
  id: 'CAL-ASSAULT-10',
  default: 'on',
  patch: (_p, s) => ({
    before: {
      chargeDeclared: (g, u, target) => judgeCharge(g, s, u, target),
      chargeMade: (g, u, target) => {
        if (target.reg[BEHIND_IT] === u.slot + 1) inflict(g, target, TAKEN_BEHIND);
      },
    },
    wrap: {
      lossModifier: (next) => (g, loser, winner, by) => next(g, loser, winner, by) - (is(loser, TAKEN_BEHIND) ? 1 : 0),
    },
  }),
});
