import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

/** How many of so many tries are made: all with `FAULTS=full`, else one in so many. */
export const many = (all: number, oneIn: number): number => (process.env['FAULTS'] === 'full' ? all : Math.ceil(all / oneIn));

/** Two at a time, for two cores. */
const AT_A_TIME = 2;

/** Tries something of everything in a list. What did not hold is named in words; null is what held. */
export async function tryAll<T>(list: readonly T[], attempt: (it: T) => Promise<string | null>): Promise<void> {
  const left = [...list];
  const faults: string[] = [];
  const next = async (): Promise<void> => {
    for (let it = left.shift(); it !== undefined; it = left.shift()) {
      const fault = await attempt(it);
      if (fault !== null) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
  tally(list.length, faults);
}

/** Notes how much was tried in a file that `count.mjs` sums up, and fails for what did not hold. */
export function tally(tried: number, faults: readonly string[]): void {
  appendFileSync(process.env['SANDTABLE_FAULTS_TALLY'] as string, `${tried} ${tried - faults.length}\n`);
  expect(faults).toEqual([]);
}
