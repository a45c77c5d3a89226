import { full } from 'sandtable/rules';
import type { Stat } from './stats.ts';
import { isRoll, STAT } from './stats.ts';

/** What modifies one characteristic, gathered before any of it is applied. */
export interface Modifiers {
  /** Values it is set to, in the order in which they were found. */
  readonly changes: Float64Array;
  changeCount: number;
  /** The one that applies, if already chosen; else NaN. */
  stands: number;
  divide: number;
  times: number;
  plus: number;
  minus: number;
}

/** The most rules that set one characteristic to a value at the same time. */
const MOST_CHANGES = 4;

export const noModifiers = (): Modifiers => ({
  changes: new Float64Array(MOST_CHANGES),
  changeCount: 0,
  stands: Number.NaN,
  divide: 1,
  times: 1,
  plus: 0,
  minus: 0,
});

/** Clears it for gathering anew. */
export function cleared(by: Modifiers): Modifiers {
  by.changeCount = 0;
  by.stands = Number.NaN;
  by.divide = 1;
  by.times = 1;
  by.plus = 0;
  by.minus = 0;
  return by;
}

export function changeTo(by: Modifiers, value: number): void {
  if (by.changeCount === MOST_CHANGES) full('changes of one characteristic', MOST_CHANGES);
  by.changes[by.changeCount++] = value;
}

/** Puts another value in the place of one that was found before. */
export function changeInstead(by: Modifiers, before: number, value: number): void {
  for (let k = 0; k < by.changeCount; k++) {
    if (by.changes[k] !== before) continue;
    by.changes[k] = value;
    return;
  }
}

/** Adds a number, which may be negative. */
export function add(by: Modifiers, n: number): void {
  if (n > 0) by.plus += n;
  else by.minus -= n;
}

/** Improves a characteristic by n (TEN-MOD-12): the number of a roll goes down; all others, including AP, go up. */
export const improve = (by: Modifiers, what: Stat, n: number): void => add(by, isRoll(what) ? -n : n);

/** Removes from the gathered modifiers those that worsen a characteristic, or those that improve it. Set values stay. */
export function drop(by: Modifiers, what: Stat, good: boolean): void {
  if (isRoll(what) === good) {
    by.minus = 0;
    by.divide = 1;
  } else {
    by.plus = 0;
    by.times = 1;
  }
}

/** Whether anything was gathered. */
export const isEmpty = (by: Modifiers): boolean =>
  by.changeCount === 0 && by.divide === 1 && by.times === 1 && by.plus === 0 && by.minus === 0;

/** Gathered modifiers for each characteristic, indexed by STAT. */
export const roomForAll = (): readonly Modifiers[] => Object.values(STAT).map(noModifiers);
