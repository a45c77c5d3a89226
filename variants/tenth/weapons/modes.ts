import type { Game, ModelId, Unit } from 'sandtable/rules';
import { scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Volley } from '../shooting/volley.ts';

/** Ranged weapons with several modes: lines of one gun, of which a model fires one for each copy of the gun that it carries. */

type G = Game<Modern>;
type U = Unit<Modern>;

const MOST_CARRIED = 64;

/** By unit and weapon: the first mode of the same gun among the weapons of the unit; -1 for a weapon that has but one. */
export function furnishGuns(g: G, mostWeapons: number): Int16Array {
  const guns = new Int16Array(g.units.length * mostWeapons).fill(-1);
  for (const u of g.units) {
    const { weapons } = u.sheet;
    const named = weapons.map(({ name, profile }) => (profile.melee ? null : (profile.modeOf ?? name)));
    weapons.forEach((_, w) => {
      const isGun = named[w] !== null && weapons.some(({ profile }, k) => named[k] === named[w] && profile.modeOf !== null);
      if (isGun) guns[u.slot * mostWeapons + w] = named.indexOf(named[w] as string);
    });
  }
  return guns;
}

/** The gun of which a weapon is a mode: the same number for all its modes; -1 if it has but one. */
export const gunOf = (g: G, u: U, weapon: number): number => g.desk.guns[u.slot * g.desk.mostWeapons + weapon];

/** Which copy of a weapon stands at a place of what a model carries: 0 for the first. */
function copyAt(carried: readonly number[], place: number): number {
  let copy = 0;
  for (let c = 0; c < place; c++) if (carried[c] === carried[place]) copy++;
  return copy;
}

/** Copies of a gun that a model carries: as many as of the mode that it has most of. */
export function copiesOfGun(g: G, u: U, m: ModelId, gun: number): number {
  const carried = g.sheetOf(m).weapons;
  let copies = 0;
  for (let c = 0; c < carried.length; c++) if (gunOf(g, u, carried[c]) === gun) copies = Math.max(copies, copyAt(carried, c) + 1);
  return copies;
}

/** Copies of a gun that a model has been given a target for in the volley, in whatever mode. */
export function gunsAimed(g: G, v: Volley, m: ModelId, gun: number): number {
  let aimed = 0;
  for (let row = 0; row < v.n; row++) if (v.model[row] === m && gunOf(g, v.attacker, v.weapon[row]) === gun) aimed++;
  return aimed;
}

/** Whether two weapons of a unit are one gun, in the same mode or another. */
export const isSameGun = (g: G, u: U, one: number, other: number): boolean =>
  one === other || (gunOf(g, u, one) >= 0 && gunOf(g, u, one) === gunOf(g, u, other));

/** Room to add up what a model's weapons are worth: by place of what it carries, for those that are modes of guns. */
export const adding = scratch({ worth: new Float64Array(MOST_CARRIED) });

/**
 * What a weapon adds to the worth of those before it in what a model carries: all of its own, but of a gun's modes only what a better one has
 * beyond the others. To be called in the order of the places, with 0 for a weapon that cannot be used.
 */
export function addedWorth(g: G, u: U, carried: readonly number[], place: number, worth: number, by: Float64Array): number {
  const gun = gunOf(g, u, carried[place]);
  if (gun < 0) return worth;
  by[place] = worth;
  const copy = copyAt(carried, place);
  let before = 0;
  for (let c = 0; c < place; c++) if (gunOf(g, u, carried[c]) === gun && copyAt(carried, c) === copy) before = Math.max(before, by[c]);
  return Math.max(0, worth - before);
}
