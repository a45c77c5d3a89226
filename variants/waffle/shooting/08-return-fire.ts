import { DEED, type Game, inflict, is, lift, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { SHOT, SHOT_AT, TURBO_BOOSTED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { ANSWERS_FIRE } from './answering.ts';

/** A unit shoots back at the unit that shot it, with Snap Shots, and may still shoot in its own turn. */
export default defineRule({
  id: 'WAF-SHOOT-08',
  title: 'Return Fire',
  source: 'Reaction to Shooting, first option',
  text: [
    "The reacting unit shoots at the unit that shot it, with Snap Shots only (WAF-SHOOT-12), under normal range and sight rules. It does not use up the reacting unit's own shooting for the turn and provokes no snap fire in return.",
    "Ruling: No reaction of any kind answers Return Fire, because step 8 belongs to the nominated unit's shooting only. Casualties from it count for both sides' end-of-shooting checks. It neither counts as having fired for charge restrictions nor is limited by what the unit fires later.",
  ].join('\n'),
  changes: 'new',
  default: 'on',
  requires: ['WAF-SHOOT-07'],
  patch: (_p, s) => {
    /** Whether any of its weapons could fire a Snap Shot at the unit that shot it. */
    function bearsOn(g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>): boolean {
      inflict(g, u, ANSWERS_FIRE);
      const can = s.canFire(g, u, by, false);
      lift(u, ANSWERS_FIRE);
      return can;
    }

    return {
      wrap: {
        // Who turbo-boosted does not shoot until its next turn (CLS-MOVE-12).
        mayReturnFire: (next) => (g, u, by) =>
          next(g, u, by) || (by.alive > 0 && !is(u, TURBO_BOOSTED) && s.mayTarget(g, u, by) && bearsOn(g, u, by)),
        isAnswered: (next) => (g, a) => !is(a.attacker, ANSWERS_FIRE) || next(g, a),
        firesBack: (next) => (g, u) => is(u, ANSWERS_FIRE) || next(g, u),
        unitSnaps: (next) => (g, u, overwatch) => is(u, ANSWERS_FIRE) || next(g, u, overwatch),
        // It does not cost the unit its charge, so there is no reason to hold this fire.
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
    };
  },
});
