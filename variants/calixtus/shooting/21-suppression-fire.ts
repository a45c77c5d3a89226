import { type Game, inflict, inOwnTurn, is, lift, type Unit } from 'sandtable/rules';
import { isLocked } from '../../classic/assault/charge.ts';
import type { Classic } from '../../classic/family.ts';
import { PIN_DUE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { SUPPRESSION_DUE } from '../state.ts';
import { isShooting, SUPPRESSION_WOUNDS } from './suppression-fire.ts';

/** All units hit by a unit's Suppression Fire take their tests. */
function answerFire(g: Game<Classic>, s: CalixtusSeams, by: Unit<Classic>): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (!is(u, SUPPRESSION_DUE)) continue;
    lift(u, SUPPRESSION_DUE);
    // The base has also recorded the wounds of Pinning weapons: one test for all of them.
    lift(u, PIN_DUE);
    if (u.alive > 0 && !isLocked(u) && !s.isVehicle(g, u)) s.underFire(g, u, by, s.suppressionModifier(g, u, u.reg[SUPPRESSION_WOUNDS]));
  }
}

/** A single hit of Suppression Fire causes a pinning test once the firing unit has finished. */
export default defineRule({
  id: 'CAL-SHOOT-21',
  title: 'Suppression Fire: a hit is enough',
  source: 'The Shooting Phase, paragraph on Suppression Fire',
  text: [
    'Shots from weapons with Pinning, and shots that another rule names so (CAL-SHOOT-18, CAL-USR-08), are Suppression Fire: if at least one of them hits the unit it takes a Pinning Test, even if nothing was wounded.',
    'Ruling: the source both equates the two and contrasts them: a ranged shot with Pinning in a Shooting phase is Suppression Fire (hit is enough); Pinning from anything else (grenades in a charge, explosions, powers) needs an unsaved wound. One test per shooting unit, after its whole attack. Shots discarded by cover are not hits. Overwatch never pins (CLS-ASSAULT-04). Weapons that are Pinning in the base (Barrage CLS-WPN-17, Sniper CLS-WPN-25) count. Base immunities remain: vehicles, embarked and locked units (CLS-MORALE-12), Bikes, Jetbikes, Monstrous and Gargantuan Creatures and units that never go to ground (CLS-UNIT-02, CLS-UNIT-03, CLS-UNIT-11, CLS-USR-44) neither test nor choose; Fearless units pass without rolling (CAL-USR-25).',
  ].join('\n'),
  changes: 'replaces classic base: Pinning weapons in the Shooting phase (CLS-WPN-31, CLS-MORALE-12: an unsaved wound is needed there)',
  default: 'on',
  patch: (_p, s) => ({
    after: {
      attackResolved: (g, a) => {
        // Fire in the enemy's turn (Interceptor) is none of a Shooting phase.
        if (a.hits > 0 && isShooting(a) && inOwnTurn(g, a.attacker) && s.suppresses(g, a)) inflict(g, a.target, SUPPRESSION_DUE);
      },
    },
    before: {
      afterShooting: (g, u, _target, overwatch) => {
        if (!overwatch) answerFire(g, s, u);
      },
    },
  }),
});
