import { unitsTouch } from 'sandtable/kit';
import {
  type Decision,
  decision,
  event,
  type Game,
  inflict,
  is,
  lift,
  type Question,
  status,
  type Unit,
  unitRegister,
} from 'sandtable/rules';
import { gather, memberCount, members } from '../../../classic/combat.ts';
import { ARM, type Classic, type ClassicArm } from '../../../classic/family.ts';
import { weaponWorth } from '../../../classic/worth.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

/** Fires in its charge at this moment: Assault and Pistol weapons only. */
const AT_CONTACT = status('firing-in-its-charge', 'activation');
/** Has fired in the charge that it made in this turn. */
const FIRED = status('fired-in-its-charge', 'turn');
/** Enemy models that it slew by that. */
const SLAIN_IN_CHARGE = unitRegister('slain-in-charge', 'phase');
const FIERY_CHARGE = event('fiery-charge', { unit: 'unit', target: 'unit' }, '{unit} charges {target} with fire');

const isHandy = (arm: ClassicArm): boolean => arm.type === ARM.assault || arm.type === ARM.pistol;

/** Points that the fire of a unit with its Assault and Pistol weapons promises, of each model with its best. */
function fireWorth(g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>): number {
  let worth = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const { weapons } = g.sheetOf(i);
    let best = 0;
    for (let c = 0; c < weapons.length; c++)
      if (isHandy(u.sheet.weapons[weapons[c]].profile)) best = Math.max(best, weaponWorth(g, u, weapons[c], target));
    worth += best;
  }
  return worth;
}

/** Points that the attacks promise which a unit gives up for its fire. */
function blowsForgone(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, target: Unit<Classic>): number {
  const each = s.attacksForFiring(g, u);
  if (each === 0) return 0;
  let worth = 0;
  for (let i = u.first; i < u.first + u.size; i++)
    if (g.models.alive[i] !== 0) worth += Math.min(each, s.chargeBonus(g, i, target)) * s.blowWorth(g, i, target);
  return worth;
}

/** Fires at the enemy that has been reached, and closes up to those who are left. */
function fire(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, target: Unit<Classic>): void {
  const before = target.alive;
  g.log.note(FIERY_CHARGE, u.slot, target.slot);
  inflict(g, u, FIRED);
  // Who fights with whom is known while they touch: the nearest fall first.
  gather(g, u);
  inflict(g, u, AT_CONTACT);
  s.volley(g, u, target, false);
  lift(u, AT_CONTACT);
  u.reg[SLAIN_IN_CHARGE] += before - target.alive;
  if (u.alive === 0 || target.alive === 0 || unitsTouch(g, u, target)) return;
  s.pileIn(g, u, target, 0);
  if (!unitsTouch(g, u, target)) s.pileIn(g, target, u, 0);
}

/** Who has charged a unit that is no vehicle may fire at it at once with Assault and Pistol weapons; the slain count in the combat result. */
export const fieryCharge = defineRule({
  id: 'WAF-ASSAULT-14',
  default: 'off',
  patch: (_p, s) => {
    const pays = ({ game: g, about: u, cause: target }: Question<Classic>): number => {
      if (u === null || target === null) return 0;
      return fireWorth(g, u, target) > blowsForgone(g, s, u, target) ? 1 : 0;
    };
    const whether: Decision<Classic> = decision<Classic>('WAF-ASSAULT-14/fire', 'flag', pays);
    return {
      after: {
        chargeMade: (g, u, target) => {
          if (u.alive === 0 || target.alive === 0 || is(u, FIRED) || s.isVehicle(g, target)) return;
          let armed = false;
          for (let w = 0; w < u.sheet.weapons.length && !armed; w++) armed = isHandy(u.sheet.weapons[w].profile);
          if (armed && g.choose(whether, u.side, u, target)) fire(g, s, u, target);
        },
      },
      wrap: {
        mayFire: (next) => (g, model, weapon, overwatch) =>
          next(g, model, weapon, overwatch) && (!is(g.unitOf(model), AT_CONTACT) || isHandy(weapon.profile)),
        firedInCharge: (next) => (g, u) => is(u, FIRED) || next(g, u),
        combatScore: (next) => (g, u, enemy) => {
          let score = next(g, u, enemy);
          for (let k = 0; k < memberCount(); k++) {
            const member = g.units[members[k]];
            if (member.side === u.side) score += member.reg[SLAIN_IN_CHARGE];
          }
          return score;
        },
      },
    };
  },
});

/** Fire in a charge costs the Attack for charging, or one of the two that Rage gives. */
export const fieryChargeBonus = defineRule({
  id: 'WAF-ASSAULT-15',
  default: 'off',
  requires: ['WAF-ASSAULT-14'],
  patch: (_p, s) => ({
    wrap: {
      attacksForFiring: (next) => (g, u) => next(g, u) + 1,
      chargeBonus: (next) => (g, model, enemy) => {
        const bonus = next(g, model, enemy);
        return bonus > 0 && s.firedInCharge(g, g.unitOf(model)) ? bonus - 1 : bonus;
      },
    },
  }),
});
