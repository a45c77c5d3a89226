import type { Stat } from './stats.ts';
import { isRoll, STAT } from './stats.ts';

/** What modifies one characteristic, gathered before any of it is applied. */
export interface Modifiers {
  /** Values that it is changed to, in the order in which they were found. */
  readonly changes: Float64Array;
  changeCount: number;
  /** Which of them stands, if that was said before; NaN if not. */
  stands: number;
  divide: number;
  times: number;
  plus: number;
  minus: number;
}

/** Most rules that change one characteristic to a value at once. */
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

/** Empties it to gather anew. */
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
  if (by.changeCount < MOST_CHANGES) by.changes[by.changeCount++] = value;
}

/** Adds a number, which may be negative. */
export function add(by: Modifiers, n: number): void {
  if (n > 0) by.plus += n;
  else by.minus -= n;
}

/** Improves a characteristic by n (TEN-MOD-12): the number of a roll falls, all others, that of AP too, rise. */
export const improve = (by: Modifiers, what: Stat, n: number): void => add(by, isRoll(what) ? -n : n);

/** Takes what makes a characteristic worse out of what was gathered, or what makes it better. Changes stay. */
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

/** Room to gather for each characteristic, found by STAT. */
export const roomForAll = (): readonly Modifiers[] => Object.values(STAT).map(noModifiers);
