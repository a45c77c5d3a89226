import { type MoveRules, within } from 'sandtable/kit';
import { CAUSE, type Game, hasBit, keyword, type ModelId, modelRegister, scratch, type Unit } from 'sandtable/rules';
import { type Classic, TYPE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { moveRulesOf } from '../movement/mobility.ts';

/** Guns of artillery and the crewmen who serve them (CLS-UNIT-04). */

const ARTILLERY = keyword('artillery');
const INDEPENDENT = keyword('independent-character');
/** Who serves a gun in the volley under way, and which gun a crewman serves: model + 1, 0 for none. */
const PARTNER = modelRegister('mans-a-gun', 'phase');

export const hasGuns = (u: Unit<Classic>): boolean => hasBit(u.anyBits, ARTILLERY);
export const isGun = (g: Game<Classic>, i: ModelId): boolean => g.sheetOf(i).stats.type === TYPE.gun;
/** Whether a model of an artillery unit is one of its crew; Independent Characters are not. */
export const isCrewman = (g: Game<Classic>, i: ModelId): boolean => !isGun(g, i) && !hasBit(g.sheetOf(i).keywordBits, INDEPENDENT);

/** The first living gun of a unit, or -1. */
export function firstGun(g: Game<Classic>, u: Unit<Classic>): ModelId {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && isGun(g, i)) return i;
  return -1;
}

export function gunsLeft(g: Game<Classic>, u: Unit<Classic>): number {
  let n = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && isGun(g, i)) n++;
  return n;
}

export function crewLeft(g: Game<Classic>, u: Unit<Classic>): number {
  let n = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && isCrewman(g, i)) n++;
  return n;
}

/** The crewman who serves a gun in the volley under way, or the gun that a crewman serves; -1 for none. */
export const partnerOf = (g: Game<Classic>, i: ModelId): ModelId => g.models.reg[PARTNER][i] - 1;

/** Removes all guns of a unit. */
export function abandon(g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic> | null): void {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && isGun(g, i)) g.remove(i, CAUSE.other, by);
}

/** Removes the guns of a unit that have nobody left to serve them. */
export function loseIdleGuns(g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic> | null): void {
  if (hasGuns(u) && u.alive > 0 && crewLeft(g, u) === 0) abandon(g, u, by);
}

const MOST_MODELS = 8192;
/** 1 for crewmen already checked for a change to another gun. */
const manning = scratch({ asked: new Uint8Array(MOST_MODELS) });

/** How well a crewman could fire a gun at a target, by `servesGun`; 0 if he is not near enough. */
function fitness(g: Game<Classic>, s: ClassicSeams, gun: ModelId, j: ModelId, target: Unit<Classic>): number {
  if (g.models.alive[j] === 0 || !isCrewman(g, j) || !within(g.models, gun, j, g.desk.numbers.crewInches)) return 0;
  return s.servesGun(g, j, gun, target);
}

function pair(g: Game<Classic>, gun: ModelId, crewman: ModelId): void {
  const partner = g.models.reg[PARTNER];
  partner[gun] = crewman + 1;
  partner[crewman] = gun + 1;
}

/** Gives a gun the best free crewman, else one whose own gun another can serve. */
function manGun(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, gun: ModelId, target: Unit<Classic>, asked: Uint8Array): boolean {
  const partner = g.models.reg[PARTNER];
  const end = u.first + u.size;
  for (let wanted = 2; wanted > 0; wanted--) {
    for (let j = u.first; j < end; j++) {
      if (partner[j] !== 0 || fitness(g, s, gun, j, target) < wanted) continue;
      pair(g, gun, j);
      return true;
    }
  }
  for (let j = u.first; j < end; j++) {
    if (partner[j] === 0 || asked[j] !== 0 || fitness(g, s, gun, j, target) === 0) continue;
    asked[j] = 1;
    if (!manGun(g, s, u, partner[j] - 1, target, asked)) continue;
    pair(g, gun, j);
    return true;
  }
  return false;
}

/** Whether a gun has a weapon that could be fired at a target. */
function bearsOn(g: Game<Classic>, s: ClassicSeams, gun: ModelId, target: Unit<Classic>): boolean {
  const list = g.unitOf(gun).sheet.weapons;
  const carried = g.sheetOf(gun).weapons;
  for (let c = 0; c < carried.length; c++) if (s.bears(g, gun, list[carried[c]], target)) return true;
  return false;
}

/** Gives crewmen to as many guns as can be fired at a target, one each; those of the others have their own weapons. */
export function manGuns(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>): void {
  const end = u.first + u.size;
  const { asked } = manning();
  g.models.reg[PARTNER].fill(0, u.first, end);
  for (let i = u.first; i < end; i++) {
    if (g.models.alive[i] === 0 || !isGun(g, i) || !bearsOn(g, s, i, target)) continue;
    asked.fill(0, u.first, end);
    manGun(g, s, u, i, target, asked);
  }
}

/** Whether a crewman is near enough to a gun to move it. */
function isAttended(g: Game<Classic>, u: Unit<Classic>, gun: ModelId): boolean {
  for (let j = u.first; j < u.first + u.size; j++)
    if (g.models.alive[j] !== 0 && isCrewman(g, j) && within(g.models, gun, j, g.desk.numbers.crewInches)) return true;
  return false;
}

const holding = scratch({ limits: new Float64Array(MOST_MODELS) });
const NONE = Float64Array.of();

/** Keeps guns without a crewman next to them where they are in the unit's next move; null if all can be moved. `release` ends it. */
export function holdGuns(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): MoveRules | null {
  if (!hasGuns(u)) return null;
  const { limits } = holding();
  let held = false;
  for (let i = u.first; i < u.first + u.size; i++) {
    const stays = g.models.alive[i] !== 0 && isGun(g, i) && !isAttended(g, u, i);
    limits[i] = stays ? 0 : Infinity;
    held ||= stays;
  }
  if (!held) return null;
  const rules = moveRulesOf(g, u, s.fliesOver(g, u));
  rules.limits = limits;
  return rules;
}

/** Lets all models move again. */
export function releaseGuns(rules: MoveRules | null): void {
  if (rules !== null) rules.limits = NONE;
}

/** Whether a crewman has moved a gun that he does not fire: the first free one next to it did. */
export function hasMovedGun(g: Game<Classic>, s: ClassicSeams, crewman: ModelId): boolean {
  const u = g.unitOf(crewman);
  const partner = g.models.reg[PARTNER];
  for (let gun = u.first; gun < u.first + u.size; gun++) {
    if (g.models.alive[gun] === 0 || !isGun(g, gun) || partner[gun] !== 0 || !s.hasMoved(g, gun)) continue;
    for (let j = u.first; j < u.first + u.size; j++) {
      if (g.models.alive[j] === 0 || !isCrewman(g, j) || partner[j] !== 0 || !within(g.models, gun, j, g.desk.numbers.crewInches)) continue;
      if (j === crewman) return true;
      break;
    }
  }
  return false;
}
