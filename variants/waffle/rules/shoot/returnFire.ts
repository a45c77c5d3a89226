import { DEED, inflict, is, lift } from 'sandtable/rules';
import { SHOT, SHOT_AT } from '../../../classic/state.ts';
import { ANSWERS_FIRE } from '../../answering.ts';
import { defineRule } from '../../family.ts';

/** A unit shoots back at the unit that shot it, with Snap Shots, and has not shot for all that. */
export const returnFire = defineRule({
  id: 'WAF-SHOOT-08',
  default: 'on',
  requires: ['WAF-SHOOT-07'],
  patch: (_p, s) => ({
    wrap: {
      mayReturnFire: (next) => (g, u, by) => next(g, u, by) || (by.alive > 0 && s.reachInches(g, u) > 0 && s.mayTarget(g, u, by)),
      firesBack: (next) => (g, u) => is(u, ANSWERS_FIRE) || next(g, u),
      unitSnaps: (next) => (g, u, overwatch) => is(u, ANSWERS_FIRE) || next(g, u, overwatch),
      // It costs no charge, so that there is no reason to hold it either.
      barsCharge: (next) => (g, model, weapon) => !is(g.unitOf(model), ANSWERS_FIRE) && next(g, model, weapon),
      shootingDeed: (next) => (g, u) => (is(u, ANSWERS_FIRE) ? DEED.react : next(g, u)),
    },
    after: {
      returnFire: (g, u, by) => {
        const shot = u.status[SHOT];
        const shotAt = u.reg[SHOT_AT];
        inflict(g, u, ANSWERS_FIRE);
        s.volley(g, u, by, false);
        lift(u, ANSWERS_FIRE);
        u.status[SHOT] = shot;
        u.reg[SHOT_AT] = shotAt;
      },
    },
  }),
});
