import { expect, test } from 'vitest';
import { faultOf } from './mutated.ts';

test('5,000 damaged lists are refused in a line, or give valid files', async () => {
  const faults: string[] = [];
  for (let seed = 1000; seed < 6000; seed++) {
    const fault = await faultOf(seed);
    if (fault !== null) faults.push(fault);
  }
  expect(faults).toEqual([]);
});
