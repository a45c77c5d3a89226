import { expect, test } from 'vitest';
import { tally } from './mutated.ts';

test('a damaged list is refused in a line, or gives valid files', async () => {
  const { read, refused, faults } = await tally(0, 200);
  expect(faults).toEqual([]);
  expect(Math.min(read, refused)).toBeGreaterThan(40);
});
