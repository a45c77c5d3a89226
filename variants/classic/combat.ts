import { firstTouched, unitsTouch } from 'sandtable/kit';
import { type Game, is, type SideId, type Unit } from 'sandtable/rules';
import { DUELLING, duellistOf, opponentOf } from './duel.ts';
import type { Classic } from './family.ts';
import { FALLING_BACK, LOCKED } from './state.ts';

/** The combat that is being fought: units linked by base contact (CLS-ASSAULT-13, -35). One is fought at a time. */

const MOST_UNITS = 512;
const MOST_MODELS = 8192;

/** Slots of the units of the combat, those of the side whose turn it is first. */
export const members = new Int16Array(MOST_UNITS);
let count = 0;
export const memberCount = (): number => count;

const inCombat = new Uint8Array(MOST_UNITS);

/** Initiative step of each model of the combat, 0 once it has struck. */
export const stepOf = new Uint8Array(MOST_MODELS);
/** Slot + 1 of the enemy unit a model strikes at its step, 0 for none, SEVERAL where it is engaged with more than one. */
export const strikesAt = new Int16Array(MOST_MODELS);
/** Its blows are shared out among the units in `engagedWith` (blows.ts). */
export const SEVERAL = -1;
/** Slot + 1 of an enemy unit a model is in base contact with, 0 for none. */
const contact = new Int16Array(MOST_MODELS);
/** Units a model of SEVERAL is engaged with, and those it is in contact with: one bit each by `ordinalOf`. */
export const engagedWith = new Int32Array(MOST_MODELS);
const contacts = new Int32Array(MOST_MODELS);
/** Place of each unit among those of its side in the combat. */
export const ordinalOf = new Uint8Array(MOST_UNITS);
/** Most enemy units that blows are shared among; a combat of more is fought with the first of them. */
export const MOST_SHARES = 31;

/** Slots of one unit's enemies in the combat, written by `enemiesOf`. */
export const foes = new Int16Array(MOST_UNITS);

/** Gathers the combat that a locked unit is in. Returns the number of units. */
export function gather(g: Game<Classic>, start: Unit<Classic>): number {
  inCombat.fill(0, 0, g.units.length);
  count = 0;
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
  sortBySide(g, g.active);
  return count;
}

/** The active side's units first, each side by slot. */
function sortBySide(g: Game<Classic>, active: SideId): void {
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
export const fights = (u: Unit<Classic>): boolean => inCombat[u.slot] !== 0;

/** Writes the living enemies of a unit in the combat to `foes`, those that flee left out; returns how many. */
export function enemiesOf(g: Game<Classic>, u: Unit<Classic>): number {
  let n = 0;
  for (let k = 0; k < count; k++) {
    const other = g.units[members[k]];
    if (other.side !== u.side && other.alive > 0 && !is(other, FALLING_BACK)) foes[n++] = other.slot;
  }
  return n;
}

/** The first enemy unit a unit is in base contact with, or null. */
export function touchedEnemy(g: Game<Classic>, u: Unit<Classic>): Unit<Classic> | null {
  const others = g.sides[1 - u.side];
  for (let k = 0; k < others.length; k++) if (others[k].alive > 0 && is(others[k], LOCKED) && unitsTouch(g, u, others[k])) return others[k];
  return null;
}

/** Notes which enemy unit each living model of a unit touches, of `n` in `foes`. Returns how many touch one. */
function noteContacts(g: Game<Classic>, u: Unit<Classic>, n: number): number {
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

/** How near a friend in base contact must be for a model to be engaged (CLS-ASSAULT-17). */
const ENGAGED_INCHES = 2;
const LEEWAY = 1 / 512;

/**
 * Finds out for each model of a unit that strikes at a step which enemy unit it is engaged with: those that it or a friend
 * within 2 inches touches (CLS-ASSAULT-17). `step` 0 takes all models. Returns how many strike.
 */
export function markStrikers(g: Game<Classic>, u: Unit<Classic>, step: number): number {
  const n = markEngaged(g, u, step);
  return is(u, DUELLING) && u.alive > 0 ? markDuellist(g, u, step, n) : n;
}

/** Who is in a challenge strikes his opponent, wherever they stand (CLS-ASSAULT-24). Returns how many of the unit strike. */
function markDuellist(g: Game<Classic>, u: Unit<Classic>, step: number, n: number): number {
  const i = duellistOf(g, u);
  if (i < 0 || g.models.alive[i] === 0 || (step !== 0 && stepOf[i] !== step)) return n;
  const more = strikesAt[i] === 0 ? 1 : 0;
  strikesAt[i] = g.models.unit[opponentOf(g, i)] + 1;
  return n + more;
}

function markEngaged(g: Game<Classic>, u: Unit<Classic>, step: number): number {
  const m = g.models;
  const end = u.first + u.size;
  for (let i = u.first; i < end; i++) strikesAt[i] = 0;
  if (u.alive === 0) return 0;
  const enemies = enemiesOf(g, u);
  if (enemies > 1) return markAmongSeveral(g, u, step, enemies);
  if (noteContacts(g, u, enemies) === 0) return 0;
  let n = 0;
  for (let i = u.first; i < end; i++) {
    if (m.alive[i] === 0 || (step !== 0 && stepOf[i] !== step)) continue;
    strikesAt[i] = contact[i] !== 0 ? contact[i] : friendsContact(g, u, i);
    if (strikesAt[i] !== 0) n++;
  }
  return n;
}

/** The same in a combat with several enemy units: a model may be engaged with more than one of them (CLS-ASSAULT-35). */
function markAmongSeveral(g: Game<Classic>, u: Unit<Classic>, step: number, enemies: number): number {
  const m = g.models;
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
  const reach = ENGAGED_INCHES + m.radius[i] + m.radius[j] + LEEWAY;
  return dx * dx + dy * dy <= reach * reach;
}

function friendsContact(g: Game<Classic>, u: Unit<Classic>, i: number): number {
  const m = g.models;
  for (let j = u.first; j < u.first + u.size; j++) {
    if (contact[j] !== 0 && m.alive[j] !== 0 && backs(g, i, j)) return contact[j];
  }
  return 0;
}

/** Works out the Initiative steps of all models of the combat that have not struck; `fresh` forgets who has. */
export function noteSteps(g: Game<Classic>, stepFor: (g: Game<Classic>, model: number) => number, fresh: boolean): void {
  const m = g.models;
  for (let k = 0; k < count; k++) {
    const u = g.units[members[k]];
    for (let i = u.first; i < u.first + u.size; i++) {
      if (m.alive[i] === 0) stepOf[i] = 0;
      else if (fresh || stepOf[i] !== 0) stepOf[i] = stepFor(g, i);
    }
  }
}

/** The highest step below `below` at which a living model strikes, 0 for none. */
export function nextStep(g: Game<Classic>, below: number): number {
  let best = 0;
  for (let k = 0; k < count; k++) {
    const u = g.units[members[k]];
    for (let i = u.first; i < u.first + u.size; i++) {
      if (g.models.alive[i] !== 0 && stepOf[i] < below && stepOf[i] > best) best = stepOf[i];
    }
  }
  return best;
}
