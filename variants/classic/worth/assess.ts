import { GRID_INCHES, lookUp, unitGap } from 'sandtable/kit';
import { type Game, is, PLACE, scratch, type Unit } from 'sandtable/rules';
import { BARE_HANDS } from '../assault/strike.ts';
import { type Classic, type ClassicStats, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { LOCKED } from '../state.ts';
import type { Tables } from '../tables.ts';
import { paperStrength, worthPerHit } from './worth.ts';

/** Ways out of 36 of rolling at least each total on two dice; totals 0 to 13. */
const AT_LEAST = Uint8Array.of(36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0);

const counting = scratch({ heads: new Uint8Array(256) });

/** Chance that 2D6 total at least a distance. */
export function chanceOfTwoDice(inches: number): number {
  const need = Math.ceil(inches - GRID_INCHES);
  if (need <= 2) return 1;
  return need > 12 ? 0 : AT_LEAST[need] / 36;
}

/**
 * The least total of the charge dice with which a unit reaches another; more than 12 if none does. `rolled`: a total already rolled, whose
 * way is known with all that it crosses; 0 for a guess before the roll.
 */
export function leastTotal(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, rolled: number): number {
  const extra = s.chargeExtra(g, u);
  const penalty = s.chargePenalty(g, u, target, rolled > 0 ? s.chargeDistance(g, u, rolled) + extra : 0);
  const need = unitGap(g, u, target) + penalty - GRID_INCHES;
  for (let total = Math.max(2, Math.ceil(need - extra)); total <= 12; total++)
    if (s.chargeDistance(g, u, total) + extra >= need) return total;
  return 13;
}

/** Chance that a blow hits: Weapon Skill against Weapon Skill, vehicles without one automatically. */
function hitChance(t: Tables, own: ClassicStats, enemy: ClassicStats): number {
  const skill = enemy.values[STAT.WS];
  if (own.values[STAT.WS] === 0) return 0;
  return skill === 0 ? 1 : (7 - lookUp(t.toStrike, own.values[STAT.WS], skill)) / 6;
}

/** The assessments of moving and fighting: closed forms, no dice. */
export const assessments = (
  s: ClassicSeams,
  t: Tables,
): Pick<ClassicSeams, 'fightWorth' | 'blowWorth' | 'chargeChance' | 'chargesAfterFire'> => ({
  blowWorth: (g, model, target) => {
    const u = g.unitOf(model);
    const { stats } = g.sheetOf(model);
    const index = s.meleeWeaponOf(g, model, target);
    const { profile } = index < 0 ? BARE_HANDS : u.sheet.weapons[index];
    return hitChance(t, stats, target.sheet.models[0].stats) * worthPerHit(t, profile, paperStrength(profile, stats), target, true);
  },

  fightWorth: (g, u, target) => {
    if (u.alive === 0 || target.alive === 0) return 0;
    const kinds = u.sheet.models.length;
    const { heads } = counting();
    heads.fill(0, 0, kinds);
    if (kinds === 1) heads[0] = u.alive;
    else for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) heads[g.models.kind[i]]++;
    let sum = 0;
    for (let k = 0; k < kinds; k++) {
      if (heads[k] === 0) continue;
      const model = firstOfKind(g.models.kind, g.models.alive, u, k);
      const stats = u.sheet.models[k].stats;
      const index = s.meleeWeaponOf(g, model, target);
      const weapon = index < 0 ? BARE_HANDS : u.sheet.weapons[index];
      const perHit = worthPerHit(t, weapon.profile, paperStrength(weapon.profile, stats), target, true);
      sum += heads[k] * s.attacksOf(g, model, target) * hitChance(t, stats, target.sheet.models[0].stats) * perHit;
    }
    return sum;
  },

  chargeChance: (g, u, target) => {
    if (u.alive === 0 || target.alive === 0 || target.place !== PLACE.table || is(u, LOCKED)) return 0;
    const dx = u.x - target.x;
    const dy = u.y - target.y;
    const reach = s.longestCharge(g, u) + u.radius + target.radius;
    if (dx * dx + dy * dy > reach * reach) return 0;
    return chanceOfTwoDice(leastTotal(g, s, u, target, 0));
  },

  chargesAfterFire: (g, u, shotAt, target) => s.mayCharge(g, u) && (shotAt === null || (shotAt === target && !firesToStay(g, s, u))),
});

function firstOfKind(kind: Uint8Array, alive: Uint8Array, u: Unit<Classic>, wanted: number): number {
  for (let i = u.first; i < u.first + u.size; i++) if (alive[i] !== 0 && kind[i] === wanted) return i;
  return u.first;
}

/** Whether a model of the unit has a weapon whose fire forbids a charge. */
export function firesToStay(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): boolean {
  const list = u.sheet.weapons;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const carried = g.sheetOf(i).weapons;
    for (let c = 0; c < carried.length; c++) if (s.barsCharge(g, i, list[carried[c]])) return true;
  }
  return false;
}
