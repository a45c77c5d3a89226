import { type Game, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import { ARM, type Classic } from './family.ts';
import type { ClassicSeams } from './seams.ts';
import { BROKEN } from './state.ts';
import { weaponWorth } from './worth.ts';

/** What it would bring to aim one weapon at another unit than its comrades do: for doctrines without an opinion. */

/** Whether a model has a weapon at a place of its list that it could fire. */
export function isLoaded(g: Game<Classic>, model: ModelId, place: number): boolean {
  const index = g.sheetOf(model).weapons[place];
  const { type } = g.unitOf(model).sheet.weapons[index].profile;
  return type !== ARM.melee && type !== ARM.grenade && (g.models.reg[BROKEN][model] & (1 << place)) === 0;
}

/** Expected points that a weapon gains at one unit over another; below 0 where it cannot fire at it. */
export function gainElsewhere(
  g: Game<Classic>,
  s: ClassicSeams,
  model: ModelId,
  place: number,
  target: Unit<Classic>,
  other: Unit<Classic>,
): number {
  const u = g.unitOf(model);
  const index = g.sheetOf(model).weapons[place];
  const weapon = u.sheet.weapons[index];
  if (!s.bears(g, model, weapon, other)) return -1;
  return weaponWorth(g, u, index, other) - (s.bears(g, model, weapon, target) ? weaponWorth(g, u, index, target) : 0);
}

/** Whether a unit could be fired at beside the target. */
export const isElsewhere = (g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, other: Unit<Classic>): boolean =>
  other !== target && other.alive > 0 && other.place === PLACE.table && s.mayTarget(g, u, other);
