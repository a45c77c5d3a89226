import { CAUSE, enemyOf, type Game, inflict, integer, is, PLACE, type SideId, type Unit, unitRegister } from 'sandtable/rules';
import { FIRST_EFFECT } from '../../classic/definitions/definitions.ts';
import type { Classic } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { FALLING_BACK, LOCKED, TESTED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { RANGED_WOUNDS } from '../state.ts';

/** Models slain by ranged attacks this phase: the base's check for a quarter lost does not count them. */
const RANGED_SLAIN = unitRegister('ranged-slain', 'phase');

/** Whether an attack is a ranged one of the Psychic or Shooting phase; damage that a unit does to itself is not. */
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

/** One check at the end of the phase for all unsaved wounds of ranged attacks; each takes 1 off Leadership. */
export default defineRule({
  id: 'CAL-MORALE-01',
  title: 'Morale Check after ranged wounds',
  source: 'Morale Check',
  text: [
    'A unit that suffered at least one unsaved wound from ranged attacks takes a Morale Check: 2D6 equal to or under Leadership, -1 Leadership per unsaved wound suffered. Failed: it Falls Back.',
    'Ruling: one check per unit at the end of the Shooting phase with all wounds of that phase added (witchfire wounds: same at the end of the Psychic phase; Overwatch and thrown grenades cause none); wounds of a passed crossfire check are left out (CAL-SHOOT-14). The 25% check of CLS-MORALE-03 is not taken for ranged losses; losses from anything else outside the Assault phase (terrain, Tank Shock, Perils) still use it. Units already falling back, locked in combat or vehicles do not test, Fearless units pass (CLS-MORALE-05, CLS-USR-10), Stubborn units ignore the modifier (CLS-USR-36). Wounds may take the number to roll below 2: the floor is that of the characteristic (CLS-MORALE-06), and only a double 1 passes then, as it always does (CLS-MORALE-02).',
  ].join('\n'),
  changes: 'replaces classic base: casualty morale at 25%, unmodified (CLS-MORALE-03, CLS-MORALE-04), for ranged attacks',
  default: 'on',
  params: { perWound: integer(1, 0, 5, 'Leadership that each unsaved wound takes off', 'points of Leadership') },
  patch: ({ perWound }, s) => ({
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
          s.moraleCheck(g, u, -perWound * u.reg[RANGED_WOUNDS]);
        }
      },
    },
    wrap: {
      moraleDue: (next) => (g, u) => {
        const slain = u.reg[RANGED_SLAIN];
        if (slain === 0) return next(g, u);
        const others = u.lostThisPhase - slain;
        return others > 0 && others * 100 >= u.atPhaseStart * s.casualtyPercent(g, u) && next(g, u);
      },
    },
  }),
});
