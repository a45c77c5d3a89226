import { EPSILON, firstTouched, unitsTouch } from 'sandtable/kit';
import { arenaMemory, type Game, is, type ModelId, type SideId, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { FALLING_BACK, LOCKED } from '../state.ts';
import { DUELLING, duellistOf, opponentOf } from './duel.ts';

/** The combat that is being fought: units linked by base contact (CLS-ASSAULT-13, -35). One is fought at a time. */
export const combatOf = arenaMemory('classic/combat', (g: Game<Classic>) => ({
  /** Number of its units. */
  count: 0,
  /** Slots of its units, the active side's first. */
  members: new Int16Array(g.units.length),
  inCombat: new Uint8Array(g.units.length),
  /** Index of each unit among its side's units in the combat. */
  ordinalOf: new Uint8Array(g.units.length),
  /** Initiative step of each model of the combat, 0 once it has struck. */
  stepOf: new Uint8Array(g.models.x.length),
  /** Slot + 1 of the enemy unit a model strikes at its step, 0 for none, SEVERAL where it is engaged with more than one. */
  strikesAt: new Int16Array(g.models.x.length),
}));

/** Its blows are divided among the units in `engagedWith` (blows.ts). */
export const SEVERAL = -1;
/** Units a model of SEVERAL is engaged with, one bit each by `ordinalOf`. */
export const severalOf = arenaMemory('classic/engaged-with-several', (g: Game<Classic>) => ({
  engagedWith: new Int32Array(g.models.x.length),
}));
/** Most enemy units that blows are divided among; any beyond that are not struck. */
export const MOST_SHARES = 31;

export const MOST_UNITS = 512;
const MOST_MODELS = 8192;

/** By model: slot + 1 of an enemy unit it is in base contact with, 0 for none. */
const touching = scratch({ foes: new Int16Array(MOST_UNITS), contact: new Int16Array(MOST_MODELS) });
/** By model: the enemy units it is in base contact with, one bit each by `ordinalOf`. */
const touchingSeveral = scratch({ contacts: new Int32Array(MOST_MODELS) });

/** Gathers the combat that a locked unit is in. Returns the number of units. */
export function gather(g: Game<Classic>, start: Unit<Classic>): number {
  const combat = combatOf(g);
  const { members, inCombat } = combat;
  inCombat.fill(0);
  let count = 0;
  members[count++] = start.slot;
  inCombat[start.slot] = 1;
  for (let head = 0; head < count; head++) {
    const u = g.units[members[head]];
    const others = g.sides[1 - u.side];
    for (let k = 0; k < others.length; k++) {
      const other = others[k];
      if (inCombat[other.slot] !== 0 || other.alive === 0 || !is(other, LOCKED) || !unitsTouch(g, u, other)) continue;
      inCombat[other.slot] = 1;
      members[count++] = other.slot;
    }
  }
  combat.count = count;
  sortBySide(g, g.active);
  return count;
}

/** Ends the combat under way. */
export function leaveCombat(g: Game<Classic>): void {
  const combat = combatOf(g);
  combat.count = 0;
  combat.members.fill(0);
  combat.inCombat.fill(0);
  combat.ordinalOf.fill(0);
  combat.stepOf.fill(0);
  combat.strikesAt.fill(0);
  severalOf(g).engagedWith.fill(0);
}

/** The active side's units first, each side by slot. */
function sortBySide(g: Game<Classic>, active: SideId): void {
  const { members, inCombat, ordinalOf } = combatOf(g);
  let n = 0;
  for (let pass = 0; pass < 2; pass++) {
    const list = g.sides[pass === 0 ? active : 1 - active];
    let ordinal = 0;
    for (let k = 0; k < list.length; k++) {
      if (inCombat[list[k].slot] === 0) continue;
      ordinalOf[list[k].slot] = Math.min(ordinal++, MOST_SHARES - 1);
      members[n++] = list[k].slot;
    }
  }
}

/** Whether a unit belongs to the combat that is being fought. */
export const fights = (g: Game<Classic>, u: Unit<Classic>): boolean => combatOf(g).inCombat[u.slot] !== 0;

/** Whether another unit of the combat is a living enemy of a unit and not falling back. */
export const standsAgainst = (u: Unit<Classic>, other: Unit<Classic>): boolean =>
  other.side !== u.side && other.alive > 0 && !is(other, FALLING_BACK);

/** Lists by slot the living enemies of a unit in the combat that are not falling back; returns how many. */
export function listEnemies(g: Game<Classic>, u: Unit<Classic>, into: Int16Array): number {
  const { members, count } = combatOf(g);
  let n = 0;
  for (let k = 0; k < count; k++) if (standsAgainst(u, g.units[members[k]])) into[n++] = members[k];
  return n;
}

/** The first living enemy of a unit in the combat that is not falling back, or null. */
export function firstEnemy(g: Game<Classic>, u: Unit<Classic>): Unit<Classic> | null {
  const { members, count } = combatOf(g);
  for (let k = 0; k < count; k++) if (standsAgainst(u, g.units[members[k]])) return g.units[members[k]];
  return null;
}

/** The first enemy unit a unit is in base contact with, or null. */
export function touchedEnemy(g: Game<Classic>, u: Unit<Classic>): Unit<Classic> | null {
  const others = g.sides[1 - u.side];
  for (let k = 0; k < others.length; k++) if (others[k].alive > 0 && is(others[k], LOCKED) && unitsTouch(g, u, others[k])) return others[k];
  return null;
}

/** Notes which of the `n` enemy units in `foes` each living model of a unit touches. Returns how many models touch one. */
function noteContacts(g: Game<Classic>, u: Unit<Classic>, foes: Int16Array, n: number, contact: Int16Array): number {
  const m = g.models;
  let touching = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    contact[i] = 0;
    if (m.alive[i] === 0) continue;
    for (let k = 0; k < n && contact[i] === 0; k++) if (firstTouched(g, i, g.units[foes[k]]) >= 0) contact[i] = foes[k] + 1;
    if (contact[i] !== 0) touching++;
  }
  return touching;
}

/**
 * Finds the enemy units that each model of a unit striking at a step is engaged with: those that it or a friend
 * within 2 inches touches (CLS-ASSAULT-17). `step` 0 takes all models. Returns how many strike.
 */
export function markStrikers(g: Game<Classic>, u: Unit<Classic>, step: number): number {
  const n = markEngaged(g, u, step);
  return is(u, DUELLING) && u.alive > 0 ? markDuellist(g, u, step, n) : n;
}

/** A model in a challenge strikes its opponent, wherever they stand (CLS-ASSAULT-24). Returns how many of the unit strike. */
function markDuellist(g: Game<Classic>, u: Unit<Classic>, step: number, n: number): number {
  const i = duellistOf(g, u);
  const { stepOf, strikesAt } = combatOf(g);
  if (i < 0 || g.models.alive[i] === 0 || (step !== 0 && stepOf[i] !== step)) return n;
  const more = strikesAt[i] === 0 ? 1 : 0;
  strikesAt[i] = g.models.unit[opponentOf(g, i)] + 1;
  return n + more;
}

function markEngaged(g: Game<Classic>, u: Unit<Classic>, step: number): number {
  const m = g.models;
  const end = u.first + u.size;
  const { stepOf, strikesAt } = combatOf(g);
  for (let i = u.first; i < end; i++) strikesAt[i] = 0;
  if (u.alive === 0) return 0;
  const { foes, contact } = touching();
  const enemies = listEnemies(g, u, foes);
  if (enemies > 1) return markAmongSeveral(g, u, step, foes, enemies);
  if (noteContacts(g, u, foes, enemies, contact) === 0) return 0;
  let n = 0;
  for (let i = u.first; i < end; i++) {
    if (m.alive[i] === 0 || (step !== 0 && stepOf[i] !== step)) continue;
    strikesAt[i] = contact[i] !== 0 ? contact[i] : friendsContact(g, u, i, contact);
    if (strikesAt[i] !== 0) n++;
  }
  return n;
}

/** The same in a combat with several enemy units: a model may be engaged with more than one of them (CLS-ASSAULT-35). */
function markAmongSeveral(g: Game<Classic>, u: Unit<Classic>, step: number, foes: Int16Array, enemies: number): number {
  const m = g.models;
  const { ordinalOf, stepOf, strikesAt } = combatOf(g);
  const { engagedWith } = severalOf(g);
  const { contacts } = touchingSeveral();
  const end = u.first + u.size;
  for (let i = u.first; i < end; i++) {
    contacts[i] = 0;
    if (m.alive[i] === 0) continue;
    for (let k = 0; k < enemies; k++) if (firstTouched(g, i, g.units[foes[k]]) >= 0) contacts[i] |= 1 << ordinalOf[foes[k]];
  }
  let n = 0;
  for (let i = u.first; i < end; i++) {
    if (m.alive[i] === 0 || (step !== 0 && stepOf[i] !== step)) continue;
    let mask = contacts[i];
    for (let j = u.first; j < end; j++) if (m.alive[j] !== 0 && (contacts[j] & ~mask) !== 0 && backs(g, i, j)) mask |= contacts[j];
    if (mask === 0) continue;
    n++;
    engagedWith[i] = mask;
    strikesAt[i] = SEVERAL;
    if ((mask & (mask - 1)) !== 0) continue;
    for (let k = 0; k < enemies; k++) if (mask === 1 << ordinalOf[foes[k]]) strikesAt[i] = foes[k] + 1;
  }
  return n;
}

/** Whether a model is near enough to a friend to fight beside him. */
function backs(g: Game<Classic>, i: number, j: number): boolean {
  const m = g.models;
  const dx = m.x[i] - m.x[j];
  const dy = m.y[i] - m.y[j];
  const reach = g.desk.numbers.engagedInches + m.radius[i] + m.radius[j] + EPSILON;
  return dx * dx + dy * dy <= reach * reach;
}

function friendsContact(g: Game<Classic>, u: Unit<Classic>, i: number, contact: Int16Array): number {
  const m = g.models;
  for (let j = u.first; j < u.first + u.size; j++) {
    if (contact[j] !== 0 && m.alive[j] !== 0 && backs(g, i, j)) return contact[j];
  }
  return 0;
}

/** The highest Initiative there is. */
export const BEST_INITIATIVE = 10;

/** The step a model strikes at in the end: the fixed one, else `initiativeOf`, which is limited once all that is added and taken off is in (CLS-DEF-09). */
export function strikeStep(g: Game<Classic>, s: ClassicSeams, model: ModelId): number {
  const fixed = s.fixedInitiative(g, model);
  return fixed > 0 ? fixed : Math.min(BEST_INITIATIVE, s.initiativeOf(g, model));
}

/** Works out the Initiative steps of all models of the combat that have not struck; with `fresh`, of all models. */
export function noteSteps(g: Game<Classic>, s: ClassicSeams, fresh: boolean): void {
  const m = g.models;
  const { members, count, stepOf } = combatOf(g);
  for (let k = 0; k < count; k++) {
    const u = g.units[members[k]];
    for (let i = u.first; i < u.first + u.size; i++) {
      if (m.alive[i] === 0) stepOf[i] = 0;
      else if (fresh || stepOf[i] !== 0) stepOf[i] = strikeStep(g, s, i);
    }
  }
}

/** The highest step below `below` at which a living model strikes, 0 for none. */
export function nextStep(g: Game<Classic>, below: number): number {
  const { members, count, stepOf } = combatOf(g);
  let best = 0;
  for (let k = 0; k < count; k++) {
    const u = g.units[members[k]];
    for (let i = u.first; i < u.first + u.size; i++) {
      if (g.models.alive[i] !== 0 && stepOf[i] < below && stepOf[i] > best) best = stepOf[i];
    }
  }
  return best;
}
