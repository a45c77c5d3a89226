import { type Game, hasBit, type Keyword, type ModelId, type WeaponSheet } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** Ranged weapons with several modes: lines of one gun, of which a model fires one for each copy of the gun that it carries (CLS-WPN-58). */

type Arms = readonly WeaponSheet<Classic>[];

/** `gun` of a weapon that can be no mode: what is used in melee is chosen anyway. */
export const NO_GUN = 0;

/** Which copy of a weapon stands at a place of what a model carries: 0 for the first. */
function copyAt(carried: readonly number[], place: number): number {
  let copy = 0;
  for (let c = 0; c < place; c++) if (carried[c] === carried[place]) copy++;
  return copy;
}

/** Whether two different weapons are modes of one gun. */
const areModes = (one: WeaponSheet<Classic>, other: WeaponSheet<Classic>): boolean =>
  one.profile.gun === other.profile.gun && one.key !== other.key && one.profile.gun !== NO_GUN;

/** The other modes of a copy of a gun, as bits by place of what a model carries; 0 for a weapon that has but one. */
export function otherModes(arms: Arms, carried: readonly number[], place: number): number {
  let others = 0;
  for (let c = 0; c < carried.length; c++)
    if (areModes(arms[carried[c]], arms[carried[place]]) && copyAt(carried, c) === copyAt(carried, place)) others |= 1 << c;
  return others;
}

/** The same by the weapons that a unit lists: what one bearer's gun can be besides. */
export function modesOf(arms: Arms, weapon: number): number {
  let modes = 1 << weapon;
  for (let w = 0; w < arms.length; w++) if (areModes(arms[w], arms[weapon])) modes |= 1 << w;
  return modes;
}

/** Whether the weapon at a place is another mode of one before it that is not among those left out, so that both are one weapon. */
export const isLaterMode = (arms: Arms, carried: readonly number[], place: number, leftOut: number): boolean =>
  (otherModes(arms, carried, place) & ~leftOut & ((1 << place) - 1)) !== 0;

/** Places of a model's weapons that are spent when one with a keyword has been fired: its copies, and its modes that have the keyword, too. */
export function spentWith(g: Game<Classic>, firer: ModelId, weapon: WeaponSheet<Classic>, keyword: Keyword): number {
  const carried = g.sheetOf(firer).weapons;
  const arms = g.unitOf(firer).sheet.weapons;
  let spent = 0;
  for (let c = 0; c < carried.length; c++) {
    const other = arms[carried[c]];
    if (other.key === weapon.key || (areModes(other, weapon) && hasBit(other.profile.bits, keyword))) spent |= 1 << c;
  }
  return spent;
}
