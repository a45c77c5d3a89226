import type { Unit } from 'sandtable/rules';
import { facingOf } from '../buildings/house.ts';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { KIND, type PowerKind } from '../psychic/power.ts';
import type { Attack } from '../shooting/attack.ts';
import { facingMet } from './damage.ts';

/** Hits of a marker or a template on the building that those inside count as. */
function countOnce(a: Attack, u: Unit<Classic>): void {
  const { blastInches, templateInches } = a.weapon.profile;
  if (u.housed >= 0 && u.alive > 0 && (a.stray || blastInches > 0 || templateInches > 0)) a.hits = Math.ceil(a.hits / u.alive);
}

/** Whether a power lies on a unit or on one of its models, as against hitting whatever stands there. */
const needsTarget = (kind: PowerKind): boolean => kind === KIND.blessing || kind === KIND.malediction || kind === KIND.focussed;

/** Highest Strength with which a unit could hit a building. */
function mightOf(u: Unit<Classic>): number {
  let most = 0;
  for (let k = 0; k < u.sheet.weapons.length; k++) most = Math.max(most, u.sheet.weapons[k].profile.strength);
  return most;
}

/** Share of the worth of a unit's fire that counts against a building. */
const WALLED_SHARE = 0.3;

/** Units inside a building cannot be targeted; the building is shot at like an immobile vehicle, by its Armour Value. */
export default defineRule({
  id: 'CLS-TERRAIN-12',
  title: 'Buildings',
  source: 'terrain: Buildings',
  text: 'A building has AV 10-15 and a model capacity, access and fire points. It is shot at as an immobile vehicle (hits automatic to hit in combat), with penetration against its AV and results on CLS-TERRAIN-13. Units inside cannot be targeted; they fire from its fire points. It has no HP.',
  outside: ['CLS-VEH-38', 'CLS-VEH-30'],
  default: 'on',
  keyword: 'garrison',
  patch: (_p, s, t) => ({
    before: { resolveHits: (_g, a) => countOnce(a, a.target) },
    wrap: {
      isVehicle: (next) => (g, u) => u.housed >= 0 || next(g, u),
      targetSkill: (next) => (g, a) => (a.target.housed >= 0 ? 0 : next(g, a)),
      attacksOf: (next) => (g, model, enemy) => (g.unitOf(model).housed >= 0 ? 0 : next(g, model, enemy)),
      armourFacing: (next) => (g, a, vehicle) =>
        a.target.housed >= 0 ? s.buildingArmour(g, a.target.housed, facingMet(g, a)) : next(g, a, vehicle),
      vehicleSaves: (next) => (g, a, vehicle) => a.target.housed < 0 && next(g, a, vehicle),
      // Hits left over when it collapses are lost.
      penetrate: (next) => (g, a, vehicle) => (s.isVehicle(g, a.target) ? next(g, a, vehicle) : -1),
      strayHits: (next) => (g, target, weapon, n, from) => {
        const { housed } = target;
        if (from.within) target.housed = -1;
        next(g, target, weapon, n, from);
        target.housed = housed;
      },
      glancing: (next) => (g, a, vehicle) => {
        if (a.target.housed < 0) next(g, a, vehicle);
      },
      penetrating: (next) => (g, a, vehicle) => {
        if (a.target.housed < 0) next(g, a, vehicle);
      },
      shootingWorth: (next) => (g, u, target) => {
        const worth = next(g, u, target);
        if (target.housed < 0) return worth;
        return mightOf(u) + 6 > s.buildingArmour(g, target.housed, facingOf(g, target, u.x, u.y)) ? worth * WALLED_SHARE : 0;
      },
      fightWorth: (next) => (g, u, target) => (u.housed >= 0 || target.housed >= 0 ? 0 : next(g, u, target)),
      canGoToGround: (next) => (g, u) => u.housed < 0 && next(g, u),
      moraleDue: (next) => (g, u) => u.housed < 0 && next(g, u),
      // Those inside are no target of powers, but for their own; witchfires hit the building.
      reachesWith: (next) => (g, psyker, power, target) =>
        target.housed >= 0 && g.unitOf(psyker) !== target && needsTarget(t.powers[power].kind) ? -1 : next(g, psyker, power, target),
    },
  }),
});
