import { inflict, is, lift, PLACE } from 'sandtable/rules';
import { FIRING } from '../../../classic/state.ts';
import { ANSWER_DUE } from '../../answering.ts';
import { defineRule } from '../../family.ts';

/** A step more at the end of a unit's shooting: those that it hit may react, once Pinning tests have been taken. */
export const reactionStep = defineRule({
  id: 'WAF-SHOOT-01',
  default: 'on',
  patch: (_p, s) => ({
    after: {
      attackResolved: (g, a) => {
        if (a.hits > 0 && !a.stray && is(a.attacker, FIRING) && a.target !== a.attacker) inflict(g, a.target, ANSWER_DUE);
      },
      unitHasShot: (g, u) => s.reactionStep(g, u),
      reactionStep: (g, by) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (!is(u, ANSWER_DUE)) continue;
          lift(u, ANSWER_DUE);
          if (u.alive > 0 && u.place === PLACE.table && s.mayReactToFire(g, u, by)) s.reactToFire(g, u, by);
        }
      },
    },
  }),
});
