import type { Modifiers } from './gathered.ts';

/** Steps of a calculation: bits in the set of steps still to do. Changes come from CHANGE on. */
const DIVIDE = 1;
const TIMES = 2;
const PLUS = 4;
const MINUS = 8;
const CHANGE = 16;

/** One step, with fractions rounded up. */
function apply(value: number, step: number, by: Modifiers): number {
  if (step === DIVIDE) return Math.ceil(value / by.divide) + 0;
  if (step === TIMES) return value * by.times;
  if (step === PLUS) return value + by.plus;
  if (step === MINUS) return value - by.minus;
  return by.changes[31 - Math.clz32(step / CHANGE)];
}

function stepsOf(by: Modifiers): number {
  let steps = 0;
  if (by.divide !== 1) steps |= DIVIDE;
  if (by.times !== 1) steps |= TIMES;
  if (by.plus !== 0) steps |= PLUS;
  if (by.minus !== 0) steps |= MINUS;
  return steps | (CHANGE * ((1 << by.changeCount) - 1));
}

function farthest(value: number, steps: number, by: Modifiers, up: boolean): number {
  if (steps === 0) return value;
  let best = up ? -Infinity : Infinity;
  for (let left = steps; left !== 0; left &= left - 1) {
    const step = left & -left;
    const end = farthest(apply(value, step, by), steps & ~step, by, up);
    if (up ? end > best : end < best) best = end;
  }
  return best;
}

/** The highest (or lowest) value over all orders in which its modifiers may be applied. */
export const extreme = (value: number, by: Modifiers, up: boolean): number => farthest(value, stepsOf(by), by, up);

/** Changes first, then divisions, multiplications, additions, subtractions; only then rounded up (TEN-MOD-02). */
export const inOrder = (value: number, by: Modifiers): number => Math.ceil((value / by.divide) * by.times + by.plus - by.minus) + 0;
