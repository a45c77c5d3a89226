import { unitsTouch } from 'sandtable/kit';
import { type Game, is, PLACE, type Unit } from 'sandtable/rules';
import { ARM } from '../../classic/family.ts';
import { LOCKED, SHOT } from '../../classic/state.ts';
import { type Calixtus, defineRule } from '../family.ts';

function hasPistol(g: Game<Calixtus>, u: Unit<Calixtus>): boolean {
  const list = u.sheet.weapons;
  let pistol = 0;
  while (pistol < list.length && list[pistol].profile.type !== ARM.pistol) pistol++;
  if (pistol === list.length) return false;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const carried = g.sheetOf(i).weapons;
    for (let c = 0; c < carried.length; c++) if (list[carried[c]].profile.type === ARM.pistol) return true;
  }
  return false;
}

/** Whether two units are locked with each other. */
const grapple = (g: Game<Calixtus>, u: Unit<Calixtus>, other: Unit<Calixtus>): boolean =>
  u.side !== other.side && other.alive > 0 && other.place === PLACE.table && is(other, LOCKED) && unitsTouch(g, u, other);

/** A locked unit fires pistols at the units it is locked with: range and line of sight are assumed, and cover does not help. */
export default defineRule({
  id: 'CAL-WPN-05',
  title: 'Pistols while locked in combat',
  source: 'Moving, Shooting and Assaulting',
  text: [
    'In its own Shooting phase a unit locked in combat may shoot its Pistols.',
    'Ruling: the source only says that pistols are usable in Assault in the Shooting phase; this is the reading; the only legal target is an enemy unit it is locked with. Saves and wound allocation are those of shooting, no cover save, and the wounds do not count for the assault result nor cause a Morale Check while locked. The pistol still counts as a close combat weapon in the Assault phase. Range and sight are met by being locked; two pistols may both be shot (CLS-WPN-07).',
  ].join('\n'),
  changes: 'replaces classic base: locked units do not shoot and are not shot at (CLS-SHOOT-02, CLS-SHOOT-03, CLS-SHOOT-22), for Pistols',
  default: 'on',
  patch: () => ({
    wrap: {
      mayShoot: (next) => (g, u) =>
        next(g, u) || (is(u, LOCKED) && u.alive > 0 && u.place === PLACE.table && !is(u, SHOT) && u.side === g.active && hasPistol(g, u)),
      isTargetable: (next) => (g, u, target) => (is(u, LOCKED) ? grapple(g, u, target) : next(g, u, target)),
      mayTarget: (next) => (g, u, target) => (is(u, LOCKED) ? grapple(g, u, target) : next(g, u, target)),
      mayFire: (next) => (g, model, weapon, overwatch) =>
        next(g, model, weapon, overwatch) && (weapon.profile.type === ARM.pistol || !is(g.unitOf(model), LOCKED)),
      bears: (next) => (g, model, weapon, target) => {
        const u = g.unitOf(model);
        return is(u, LOCKED) && weapon.profile.type === ARM.pistol ? grapple(g, u, target) : next(g, model, weapon, target);
      },
      allowsCover: (next) => (g, a) => !(is(a.attacker, LOCKED) && a.weapon.profile.type === ARM.pistol && !a.stray) && next(g, a),
    },
    before: {
      markReachable: (_g, a) => {
        if (!a.melee && is(a.attacker, LOCKED) && a.weapon.profile.type === ARM.pistol) a.anywhere = true;
      },
    },
  }),
});
