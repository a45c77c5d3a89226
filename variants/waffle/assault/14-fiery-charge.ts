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
import { combatOf, gather } from '../../classic/assault/combat.ts';
import { ARM, type Classic, type ClassicArm } from '../../classic/family.ts';
import { weaponWorth } from '../../classic/worth/worth.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

/** Is firing in its charge: Assault and Pistol weapons only. */
const AT_CONTACT = status('firing-in-its-charge', 'activation');
/** Has fired in its charge this turn. */
const FIRED = status('fired-in-its-charge', 'turn');
/** Enemy models killed by that fire. */
const SLAIN_IN_CHARGE = unitRegister('slain-in-charge', 'phase');
const FIERY_CHARGE = event('fiery-charge', { unit: 'unit', target: 'unit' }, '{unit} charges {target} and opens fire');

const isHandy = (arm: ClassicArm): boolean => arm.type === ARM.assault || arm.type === ARM.pistol;

/** Points that a unit's fire with its Assault and Pistol weapons promises, each model using its best. */
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

/** Points promised by the attacks that a unit gives up in order to fire. */
function blowsForgone(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, target: Unit<Classic>): number {
  const each = s.attacksForFiring(g, u);
  if (each === 0) return 0;
  let worth = 0;
  for (let i = u.first; i < u.first + u.size; i++)
    if (g.models.alive[i] !== 0) worth += Math.min(each, s.chargeBonus(g, i, target)) * s.blowWorth(g, i, target);
  return worth;
}

/** Fires at the enemy that has been reached, and closes up to the survivors. */
function fire(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, target: Unit<Classic>): void {
  const before = target.alive;
  g.log.note(FIERY_CHARGE, u.slot, target.slot);
  inflict(g, u, FIRED);
  // Who fights whom is settled while they touch: the nearest fall first.
  gather(g, u);
  inflict(g, u, AT_CONTACT);
  s.volley(g, u, target, false);
  lift(u, AT_CONTACT);
  u.reg[SLAIN_IN_CHARGE] += before - target.alive;
  if (u.alive === 0 || target.alive === 0 || unitsTouch(g, u, target)) return;
  s.pileIn(g, u, target, 0);
  if (!unitsTouch(g, u, target)) s.pileIn(g, target, u, 0);
}

/**
 * A unit that has charged a non-vehicle unit may immediately fire at it with Assault and Pistol weapons; the dead count in the combat
 * result.
 */
export default defineRule({
  id: 'WAF-ASSAULT-14',
  title: 'Fiery Charge shooting',
  source: 'Fiery Charge (proposed rule)',
  text: [
    "After a successful charge against a non-vehicle unit, the chargers may at once make a normal shooting attack on it with Assault and Pistol weapons only. Casualties so caused are added to their side's combat result.",
    'Ruling: Chosen for the whole unit, resolved after the charge move and before any blows, at full BS, allowed into the melee it has just joined, and allowed even if those weapons already fired this turn. Each enemy model removed adds 1 to the combat result. It gives no reaction to shooting and no Morale check of its own. A Walker may be charged but not shot this way.',
  ].join('\n'),
  changes: 'new; adds to classic base: Combat result (CLS-ASSAULT-27)',
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
          const { members, count } = combatOf(g);
          for (let k = 0; k < count; k++) {
            const member = g.units[members[k]];
            if (member.side === u.side) score += member.reg[SLAIN_IN_CHARGE];
          }
          return score;
        },
      },
    };
  },
});
