import type { ExampleValue } from '../scenario/types.ts';
import type { Found } from '../scene/found.ts';

/** Tolerance for inches and probabilities; whole numbers are compared exactly. */
const NEAR = 0.01;

const LIMIT = /^(>=|<=) ?(-?\d+(?:\.\d+)?)$/;

/** Whether a value is the one that an example wants: the same, or within its limit (`>= 2`). */
export function same(found: Found, wanted: ExampleValue): boolean {
  if (Array.isArray(found)) {
    return Array.isArray(wanted) && wanted.length === found.length && found.every((value, i) => same(value, wanted[i] as ExampleValue));
  }
  if (typeof found === 'number' && typeof wanted === 'string') {
    const limit = LIMIT.exec(wanted);
    if (limit === null) return false;
    const least = Number(limit[2]);
    const slack = Number.isInteger(found) && Number.isInteger(least) ? 0 : NEAR;
    return limit[1] === '>=' ? found >= least - slack : found <= least + slack;
  }
  if (typeof found === 'number' && typeof wanted === 'number') {
    return Number.isInteger(found) && Number.isInteger(wanted) ? found === wanted : Math.abs(found - wanted) <= NEAR;
  }
  return found === wanted;
}
