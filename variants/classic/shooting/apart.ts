import { arenaMemory, type Game, inflict, lift, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import { ARM, type Classic, MOST_WEAPONS } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { ShootSeams } from '../seams.ts';
import { DIVIDED, FIRING, SHOT_AT } from '../state.ts';
import { otherModes } from '../weapons/modes.ts';
import { weaponWorth } from '../worth/worth.ts';

/** Fire of one unit at several: first every weapon gets its target, then there is one volley for each target. */

/** Slot of the unit whose fire is being divided, -1 for none. */
const division = arenaMemory('classic/divided-fire', (_g: Game<Classic>) => ({ unit: -1 }));

/** Weapons a model keeps for other targets, as bits by index in the list of what it carries. */
export function keptFor(g: Game<Classic>, model: ModelId, target: Unit<Classic>): number {
  if (g.models.unit[model] !== division(g).unit) return 0;
  const n = g.sheetOf(model).weapons.length;
  let kept = 0;
  for (let c = 0; c < n; c++) if (g.desk.aims[model * MOST_WEAPONS + c] !== target.slot) kept |= 1 << c;
  return kept;
}

/** Whether a unit is dividing its fire: what its weapons are aimed at stands in `aims`. */
export const isDividing = (g: Game<Classic>, u: Unit<Classic>): boolean => division(g).unit === u.slot;

/** Gives every ranged weapon of a unit its target; true if the targets differ. */
function aim(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>): boolean {
  let divided = false;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const { weapons } = g.sheetOf(i);
    for (let c = 0; c < weapons.length; c++) {
      const ranged = u.sheet.weapons[weapons[c]].profile.type !== ARM.melee;
      const slot = ranged ? s.weaponTarget(g, i, c, target).slot : target.slot;
      g.desk.aims[i * MOST_WEAPONS + c] = slot;
      if (slot !== target.slot) divided = true;
    }
    if (divided && g.desk.worth.hasModes[u.slot] !== 0) aimGuns(g, u, i, target);
  }
  return divided;
}

/** A gun with several modes has one target, in whatever mode it is fired: of those aimed elsewhere, the one that it does most to. */
function aimGuns(g: Game<Classic>, u: Unit<Classic>, i: ModelId, target: Unit<Classic>): void {
  const { weapons } = g.sheetOf(i);
  const { aims } = g.desk;
  const at = i * MOST_WEAPONS;
  for (let c = 0; c < weapons.length; c++) {
    const modes = otherModes(u.sheet.weapons, weapons, c);
    let slot = target.slot;
    let most = -1;
    for (let k = 0; k < weapons.length && modes !== 0; k++) {
      if ((k !== c && (modes & (1 << k)) === 0) || aims[at + k] === target.slot) continue;
      const worth = weaponWorth(g, u, weapons[k], g.units[aims[at + k]]);
      if (worth <= most) continue;
      most = worth;
      slot = aims[at + k];
    }
    for (let k = 0; k < weapons.length && modes !== 0; k++) if (k === c || (modes & (1 << k)) !== 0) aims[at + k] = slot;
  }
}

/** Whether a weapon of the unit is aimed at another. */
function isAimedAt(g: Game<Classic>, u: Unit<Classic>, other: Unit<Classic>): boolean {
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const n = g.sheetOf(i).weapons.length;
    for (let c = 0; c < n; c++) if (g.desk.aims[i * MOST_WEAPONS + c] === other.slot) return true;
  }
  return false;
}

/** Fires at the target that was picked, and at the targets of weapons aimed elsewhere. */
function fireAll(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>): void {
  if (!s.firesApart(g, u) || !aim(g, s, u, target)) {
    s.volley(g, u, target, false);
    return;
  }
  inflict(g, u, DIVIDED);
  division(g).unit = u.slot;
  s.volley(g, u, target, false);
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length && u.alive > 0; k++) {
    const other = enemies[k];
    if (other !== target && other.alive > 0 && other.place === PLACE.table && isAimedAt(g, u, other)) s.volley(g, u, other, false);
  }
  division(g).unit = -1;
  u.reg[SHOT_AT] = target.slot + 1;
}

/** SHOOT: weapons with their own targets. */
export const firingApart = (s: ClassicSeams): Pick<ShootSeams<Classic>, 'openFire' | 'unitHasShot' | 'firesApart' | 'weaponTarget'> => ({
  firesApart: () => false,
  weaponTarget: (_g, _model, _place, target) => target,

  openFire: (g, u, target) => {
    inflict(g, u, FIRING);
    fireAll(g, s, u, target);
    lift(u, FIRING);
    s.unitHasShot(g, u);
  },
  unitHasShot: () => {},
});
