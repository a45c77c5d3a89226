import { CAUSE, event, type Game, inflict, is, lift, PLACE, status, type Unit, unitRegister } from 'sandtable/rules';
import type { Attack, Classic } from '../../../classic/family.ts';
import { FALLING_BACK, LOCKED, PIN_DUE } from '../../../classic/state.ts';
import { type Arc, opposite } from '../../facing.ts';
import { defineRule } from '../../family.ts';
import type { CalixtusSeams } from '../../seams.ts';
import { RANGED_WOUNDS, SUPPRESSION_DUE } from '../../state.ts';

/** Took its check for a crossfire in this phase. */
const CROSSED = status('crossed', 'phase');
/** The arc that the unit which shoots now stands in, its wounds and its hits. */
const ARC_NOW = unitRegister('fire-arc', 'phase');
const WOUNDS_NOW = unitRegister('fire-wounds', 'phase');
const HITS_NOW = unitRegister('fire-hits', 'phase');
/** 1 once shots have been fired at the unit now. */
const FIRED_NOW = unitRegister('fire-shots', 'phase');

const ARCS = ['front', 'right', 'rear', 'left'] as const;
/** By arc: attacks of this phase from there, and what they did. */
const ATTACKS_FROM = ARCS.map((arc) => unitRegister(`attacks-${arc}`, 'phase'));
const WOUNDS_FROM = ARCS.map((arc) => unitRegister(`wounds-${arc}`, 'phase'));
const HITS_FROM = ARCS.map((arc) => unitRegister(`hits-${arc}`, 'phase'));

const CROSSFIRE = event(
  'crossfire',
  { unit: 'unit', by: 'unit', wounds: 'number' },
  '{by} catches {unit} in a crossfire: {wounds|wound|wounds}',
);

/** Fire of a unit at the target it named, in the Shooting phase. */
const isAimedFire = (a: Attack): boolean =>
  a.target === a.aimed && !a.melee && !a.overwatch && !a.stray && a.cause === CAUSE.shooting && a.attacker !== a.target;

/** A unit checks its nerve for fire from two opposing sides. */
function checkNerve(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>, by: Unit<Classic>, wounds: number, hits: number): void {
  inflict(g, u, CROSSED);
  if (u.alive === 0 || u.place !== PLACE.table || is(u, LOCKED) || is(u, FALLING_BACK)) return;
  g.log.note(CROSSFIRE, u.slot, by.slot, wounds);
  if (s.moraleCheck(g, u, -wounds)) u.reg[RANGED_WOUNDS] = Math.max(0, u.reg[RANGED_WOUNDS] - wounds);
  s.caughtInCrossfire(g, u, by, wounds, hits);
}

/** The fire of a unit at another has ended: does it make a crossfire? Then it is remembered by the arc it came from. */
function endFire(g: Game<Classic>, s: CalixtusSeams, by: Unit<Classic>, u: Unit<Classic>): void {
  if (u.reg[FIRED_NOW] === 0) return;
  const arc = u.reg[ARC_NOW] as Arc;
  const wounds = u.reg[WOUNDS_NOW];
  const hits = u.reg[HITS_NOW];
  u.reg[FIRED_NOW] = 0;
  u.reg[WOUNDS_NOW] = 0;
  u.reg[HITS_NOW] = 0;
  const across = opposite(arc);
  const crossed = !is(u, CROSSED) && u.reg[ATTACKS_FROM[across]] > 0;
  if (crossed) {
    const wounded = wounds + u.reg[WOUNDS_FROM[arc]] + u.reg[WOUNDS_FROM[across]];
    checkNerve(g, s, u, by, wounded, hits + u.reg[HITS_FROM[arc]] + u.reg[HITS_FROM[across]]);
  }
  const kept = s.recordedArc(g, u, by, arc);
  u.reg[ATTACKS_FROM[kept]]++;
  u.reg[WOUNDS_FROM[kept]] += wounds;
  u.reg[HITS_FROM[kept]] += hits;
}

/** A unit that is shot at from two opposing sides in one phase takes a Morale check at once. */
export const crossfire = defineRule({
  id: 'CAL-SHOOT-14',
  default: 'on',
  patch: (_p, s) => ({
    before: {
      targeted: (g, target, by) => {
        if (g.active === by.side && !s.isVehicle(g, target)) target.reg[ARC_NOW] = s.attackArc(g, target, by);
      },
      beforeShots: (g, a) => {
        if (isAimedFire(a) && !s.isVehicle(g, a.aimed)) a.aimed.reg[FIRED_NOW] = 1;
      },
      afterShooting: (g, u, target, overwatch) => {
        if (!overwatch) endFire(g, s, u, target);
      },
    },
    after: {
      unsaved: (_g, a, _model, lost) => {
        if (isAimedFire(a)) a.target.reg[WOUNDS_NOW] += lost;
      },
      attackResolved: (_g, a) => {
        if (isAimedFire(a)) a.target.reg[HITS_NOW] += a.hits;
      },
    },
  }),
});

/** The fire that makes a crossfire is Suppression Fire, of both sides together. */
export const crossfireSuppresses = defineRule({
  id: 'CAL-SHOOT-18',
  default: 'on',
  requires: ['CAL-SHOOT-14'],
  patch: (_p, s) => ({
    after: {
      caughtInCrossfire: (g, u, by, wounds, hits) => {
        // One test for all of it, also where Pinning weapons were among it.
        lift(u, PIN_DUE);
        lift(u, SUPPRESSION_DUE);
        if (hits > 0 && u.alive > 0 && u.place === PLACE.table && !is(u, FALLING_BACK))
          s.underFire(g, u, by, s.suppressionModifier(g, u, wounds));
      },
    },
  }),
});
