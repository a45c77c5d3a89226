import { CAUSE, type Game, inflict, is, lift, type Unit, unitRegister } from 'sandtable/rules';
import type { Attack, Classic } from '../../../classic/family.ts';
import { PIN_DUE } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import type { CalixtusSeams } from '../../seams.ts';
import { PINNING_MODIFIER, SUPPRESSION_DUE } from '../../state.ts';

/** Wounds that the Suppression Fire of the unit that shoots now has cost a unit. */
const SUPPRESSION_WOUNDS = unitRegister('suppression-wounds', 'phase');

const isShooting = (a: Attack): boolean => a.cause === CAUSE.shooting && !a.melee && !a.overwatch && !a.stray;

/** All who were hit by a unit's Suppression Fire answer it. */
function answerFire(g: Game<Classic>, s: CalixtusSeams, by: Unit<Classic>): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (!is(u, SUPPRESSION_DUE)) continue;
    lift(u, SUPPRESSION_DUE);
    // The base has noted the wounds of Pinning weapons among it as well: one test for all of them.
    lift(u, PIN_DUE);
    if (u.alive > 0 && !s.isLocked(g, u) && !s.isVehicle(g, u))
      s.underFire(g, u, by, s.suppressionModifier(g, u, u.reg[SUPPRESSION_WOUNDS]));
  }
}

/** A hit of Suppression Fire is enough for a pinning test, when the unit that fired it has finished. */
export const suppressionFire = defineRule({
  id: 'CAL-SHOOT-21',
  default: 'on',
  patch: (_p, s) => ({
    after: {
      attackResolved: (g, a) => {
        if (a.hits > 0 && isShooting(a) && s.suppresses(g, a)) inflict(g, a.target, SUPPRESSION_DUE);
      },
    },
    before: {
      afterShooting: (g, u, _target, overwatch) => {
        if (!overwatch) answerFire(g, s, u);
      },
    },
  }),
});

/** Each unsaved wound of Suppression Fire takes 1 off the Leadership of the pinning test. */
export const suppressionModifier = defineRule({
  id: 'CAL-SHOOT-22',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      suppressionModifier: (next) => (g, u, wounds) => next(g, u, wounds) - wounds,
      // The test of the base, where Suppression Fire is not played: nobody has said what to add to it.
      pinningTest: (next) => (g, u, by) => {
        if (u.reg[PINNING_MODIFIER] !== 0 || u.reg[SUPPRESSION_WOUNDS] === 0) return next(g, u, by);
        u.reg[PINNING_MODIFIER] = -u.reg[SUPPRESSION_WOUNDS];
        const passed = next(g, u, by);
        u.reg[PINNING_MODIFIER] = 0;
        return passed;
      },
    },
    after: {
      unsaved: (g, a, model, lost) => {
        if (isShooting(a) && s.suppresses(g, a)) g.unitOf(model).reg[SUPPRESSION_WOUNDS] += lost;
      },
      afterShooting: (g) => {
        for (let k = 0; k < g.units.length; k++) g.units[k].reg[SUPPRESSION_WOUNDS] = 0;
      },
    },
  }),
});
