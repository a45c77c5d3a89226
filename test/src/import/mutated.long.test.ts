import { expect, test } from 'vitest';
import { tally } from './mutated.ts';

test('5,000 damaged lists are refused in a line, or give valid files', async () => {
  const { read, refused, faults } = await tally(1000, 6000);
  expect(faults).toEqual([]);
  expect(read + refused).toBe(5000);
  // Neither is rare, so that both are tried.
  expect(Math.min(read, refused)).toBeGreaterThan(1000);
});
