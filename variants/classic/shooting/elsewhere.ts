import { type Game, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import { ARM, type Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { BROKEN } from '../state.ts';
import { weaponWorth } from '../worth/worth.ts';

/** What aiming one weapon at a different unit would gain: for default answers. */

/** Whether a model has a weapon it could fire at an index of its list. */
export function isLoaded(g: Game<Classic>, model: ModelId, place: number): boolean {
  const index = g.sheetOf(model).weapons[place];
  const { type } = g.unitOf(model).sheet.weapons[index].profile;
  return type !== ARM.melee && type !== ARM.grenade && (g.models.reg[BROKEN][model] & (1 << place)) === 0;
}

/** Expected points that a weapon gains by firing at one unit rather than another; below 0 if it cannot. */
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

/** Whether a unit could be fired at in addition to the target. */
export const isElsewhere = (g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, other: Unit<Classic>): boolean =>
  other !== target && other.alive > 0 && other.place === PLACE.table && s.mayTarget(g, u, other);
