import { inflict, is, lift, PLACE } from 'sandtable/rules';
import { FIRING } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { ANSWER_DUE } from './answering.ts';

/** A further step at the end of a unit's shooting: units that it hit may react, once Pinning tests have been taken. */
export default defineRule({
  id: 'WAF-SHOOT-01',
  title: 'Eight-step shooting sequence',
  source: 'The Shooting Phase, The Shooting Sequence',
  text: [
    'For each shooting unit: (1) nominate a unit able to shoot that has not shot; (2) choose a target; (3) select a weapon; (4) roll To Hit; (5) roll To Wound; (6) allocate wounds and remove casualties; (7) repeat 3-6 for each differently named weapon not yet fired; (8) units that were hit may react.',
    "Ruling: Order at the end of a unit's shooting: Pinning tests (WAF-WPN-23), then reactions (step 8), then the casualty checks of WAF-MORALE-01 and -02.",
  ].join('\n'),
  changes: 'classic base: Shooting sequence, step 8 is added (CLS-SHOOT-01, CLS-SHOOT-21)',
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
