import { CAUSE, event, type Game, inflict, integer, is, PLACE, status, type Unit, unitRegister } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { FALLING_BACK, LOCKED } from '../../classic/state.ts';
import { type Arc, opposite } from '../definitions/facing.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { RANGED_WOUNDS } from '../state.ts';

/** Took its crossfire check this phase. */
const CROSSED = status('crossed', 'phase');
/** The arc in which the shooting unit stands, the wounds it has caused, and 1 once it has hit. */
const ARC_NOW = unitRegister('fire-arc', 'phase');
const WOUNDS_NOW = unitRegister('fire-wounds', 'phase');
const HIT_NOW = unitRegister('fire-hit', 'phase');
/** 1 once the shooting unit has fired shots at this one. */
const FIRED_NOW = unitRegister('fire-shots', 'phase');

const ARCS = ['front', 'right', 'rear', 'left'] as const;
/** By arc: attacks from there this phase, the wounds they have caused, and 1 once any of them has hit. */
const ATTACKS_FROM = ARCS.map((arc) => unitRegister(`attacks-${arc}`, 'phase'));
const WOUNDS_FROM = ARCS.map((arc) => unitRegister(`wounds-${arc}`, 'phase'));
const HIT_FROM = ARCS.map((arc) => unitRegister(`hit-${arc}`, 'phase'));

const CROSSFIRE = event(
  'crossfire',
  { unit: 'unit', by: 'unit', wounds: 'number' },
  '{by} catches {unit} in a crossfire: {wounds|wound|wounds}',
);

/** Whether a unit's fire is at its declared target, in the Shooting phase. */
const isAimedFire = (a: Attack): boolean =>
  a.target === a.aimed && !a.melee && !a.overwatch && !a.stray && a.cause === CAUSE.shooting && a.attacker !== a.target;

/** A unit checks its nerve for fire from two opposing sides; false if it need not. */
function checkNerve(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>, by: Unit<Classic>, wounds: number, perWound: number): boolean {
  inflict(g, u, CROSSED);
  if (u.alive === 0 || u.place !== PLACE.table || is(u, LOCKED) || is(u, FALLING_BACK)) return false;
  g.log.note(CROSSFIRE, u.slot, by.slot, wounds);
  if (s.moraleCheck(g, u, -perWound * wounds)) u.reg[RANGED_WOUNDS] = Math.max(0, u.reg[RANGED_WOUNDS] - wounds);
  return true;
}

/** After a unit has fired at another: checks whether that makes a crossfire, then records the fire under the arc it came from. */
function endFire(g: Game<Classic>, s: CalixtusSeams, by: Unit<Classic>, u: Unit<Classic>, perWound: number): void {
  if (u.reg[FIRED_NOW] === 0) return;
  const arc = u.reg[ARC_NOW] as Arc;
  const wounds = u.reg[WOUNDS_NOW];
  const hit = u.reg[HIT_NOW];
  u.reg[FIRED_NOW] = 0;
  const across = opposite(arc);
  const crossed = !is(u, CROSSED) && u.reg[ATTACKS_FROM[across]] > 0;
  if (crossed) {
    const wounded = wounds + u.reg[WOUNDS_FROM[arc]] + u.reg[WOUNDS_FROM[across]];
    if (checkNerve(g, s, u, by, wounded, perWound))
      s.caughtInCrossfire(g, u, by, wounded, hit + u.reg[HIT_FROM[arc]] + u.reg[HIT_FROM[across]] > 0);
  }
  const kept = s.recordedArc(g, u, by, arc);
  u.reg[ATTACKS_FROM[kept]]++;
  u.reg[WOUNDS_FROM[kept]] += wounds;
  if (hit > 0) u.reg[HIT_FROM[kept]] = 1;
  // Not before dice of the check are rolled: what is still asked of the fire has to stand in the arena (exact odds).
  u.reg[WOUNDS_NOW] = 0;
  u.reg[HIT_NOW] = 0;
}

/** A unit shot at from two opposite sides in one phase takes a Morale check immediately. */
export default defineRule({
  id: 'CAL-SHOOT-14',
  title: 'Crossfire',
  source: 'The Shooting Phase, point 14',
  text: [
    'A unit shot at in one Shooting phase by enemy units from two opposing facings (for example front and rear) is in a crossfire. It takes a Morale Check at once, with -1 Leadership for each unsaved wound from the crossfire shots, those from both sides added.',
    "Ruling: opposing means front and rear, or left side and right side (the source gives front and rear as an instance). The arc is taken when each unit shoots (CAL-DEF-02, CAL-SHOOT-20). Checked as soon as the second side's attack is resolved, once per target unit per phase; even 0 wounds means an unmodified check. Shots must have been in range and in sight; hits are not needed. Wounds counted here are not counted again in CAL-MORALE-01 that phase if this check is passed. Vehicles are not affected, and base rules for Morale Checks hold (Fearless passes, Stubborn ignores the modifier, double 1 passes however many wounds there are: CLS-USR-10, CLS-USR-36, CLS-MORALE-02).",
  ].join('\n'),
  changes: 'new; a check besides the one per phase for casualties (CLS-MORALE-04, CLS-MORALE-17)',
  outside: ['CAL-SHOOT-19', 'CAL-SHOOT-20', 'CAL-SHOOT-21', 'CAL-SHOOT-22'],
  default: 'on',
  params: { perWound: integer(1, 0, 5, 'Leadership that each unsaved wound of the crossfire takes off', 'points of Leadership') },
  patch: ({ perWound }, s) => ({
    before: {
      targeted: (g, target, by) => {
        if (g.active === by.side && !s.isVehicle(g, target)) target.reg[ARC_NOW] = s.attackArc(g, target, by);
      },
      beforeShots: (g, a) => {
        if (isAimedFire(a) && !s.isVehicle(g, a.aimed)) a.aimed.reg[FIRED_NOW] = 1;
      },
      afterShooting: (g, u, target, overwatch) => {
        if (!overwatch) endFire(g, s, u, target, perWound);
      },
    },
    after: {
      unsaved: (_g, a, _model, lost) => {
        if (isAimedFire(a)) a.target.reg[WOUNDS_NOW] += lost;
      },
      attackResolved: (_g, a) => {
        if (a.hits > 0 && isAimedFire(a)) a.target.reg[HIT_NOW] = 1;
      },
    },
  }),
});
