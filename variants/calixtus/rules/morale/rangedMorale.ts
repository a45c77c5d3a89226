import { CAUSE, enemyOf, type Game, inflict, is, PLACE, type SideId, type Unit, unitRegister } from 'sandtable/rules';
import { FIRST_EFFECT } from '../../../classic/definitions.ts';
import type { Attack, Classic } from '../../../classic/family.ts';
import { FALLING_BACK, LOCKED, TESTED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import type { CalixtusSeams } from '../../seams.ts';
import { RANGED_WOUNDS } from '../../state.ts';

/** Models that ranged attacks have slain in this phase: the base's check for a quarter lost does not count them. */
const RANGED_SLAIN = unitRegister('ranged-slain', 'phase');

/** Whether an attack is a ranged one of the Psychic or Shooting phase; what a unit does to itself is none. */
const isRanged = (a: Attack): boolean =>
  !a.melee && !a.overwatch && a.attacker !== a.target && (a.cause === CAUSE.shooting || a.cause === CAUSE.psychic);

const owesCheck = (u: Unit<Classic>): boolean =>
  u.reg[RANGED_WOUNDS] > 0 && u.alive > 0 && u.place === PLACE.table && !is(u, TESTED) && !is(u, LOCKED) && !is(u, FALLING_BACK);

/** Lists the units that owe a check, the active side's first; returns how many. */
function listWounded(g: Game<Classic>, s: CalixtusSeams, side: SideId): number {
  const { options } = FIRST_EFFECT;
  let n = 0;
  for (let pass = 0; pass < 2; pass++) {
    const units = g.sides[pass === 0 ? side : enemyOf(side)];
    for (let k = 0; k < units.length; k++) if (owesCheck(units[k]) && !s.isVehicle(g, units[k])) options[n++] = units[k].slot;
  }
  return n;
}

/** One check at the end of the phase for all unsaved wounds of ranged attacks, each of them taking 1 off Leadership. */
export const rangedMorale = defineRule({
  id: 'CAL-MORALE-01',
  default: 'on',
  patch: (_p, s) => ({
    after: {
      unsaved: (g, a, model, lost) => {
        if (!isRanged(a)) return;
        const u = g.unitOf(model);
        u.reg[RANGED_WOUNDS] += lost;
        if (g.models.alive[model] === 0) u.reg[RANGED_SLAIN]++;
      },
    },
    before: {
      endPhase: (g, side) => {
        for (let n = listWounded(g, s, side); n > 0; n = listWounded(g, s, side)) {
          const u = s.nextEffect(g, n);
          inflict(g, u, TESTED);
          s.moraleCheck(g, u, -u.reg[RANGED_WOUNDS]);
        }
      },
    },
    wrap: {
      moraleDue: (next) => (g, u) => {
        const slain = u.reg[RANGED_SLAIN];
        if (slain === 0) return next(g, u);
        return (u.lostThisPhase - slain) * 4 >= u.atPhaseStart && u.lostThisPhase > slain && next(g, u);
      },
    },
  }),
});
