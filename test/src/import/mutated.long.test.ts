import { expect, test } from 'vitest';
import { howMany } from '../../sampled.ts';
import { tally } from './mutated.ts';

const LISTS = howMany(5000, 2000);

test('damaged lists are refused in a line, or give valid files', async () => {
  const { read, refused, faults } = await tally(1000, 1000 + LISTS);
  expect(faults).toEqual([]);
  expect(read + refused).toBe(LISTS);
  // Neither is rare, so that both are tried.
  expect(Math.min(read, refused)).toBeGreaterThan(LISTS / 5);
});
