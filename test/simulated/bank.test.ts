import { expect, test } from 'vitest';
import { pairHalfPoints } from '../../src/analysis/pair-values.ts';
import { digestOf } from '../../src/campaign/result.ts';
import { mean, randomFrom } from '../../src/stats/index.ts';
import { howMany } from '../sampled.ts';
import { columnsOf, drawPairs, openBank } from './bank.ts';

test('the bank is large, and its rule moves the score by more than the planted effects', async () => {
  const { pairs, base, changed, differences } = await openBank();
  expect(pairs).toBeGreaterThanOrEqual(howMany(20_000, 6000));
  expect(base.halfPoints.length).toBe(pairs);
  expect(mean(differences)).toBeGreaterThan(0.06);
  const digests = new Set(Array.from({ length: 2 * pairs }, (_, row) => digestOf(base.engagements, row)));
  expect(digests.size).toBeGreaterThan(pairs);
  expect(changed.halfPoints).not.toEqual(base.halfPoints);
});

test('a campaign drawn from it has the rows of what was drawn', async () => {
  const bank = await openBank();
  const drawn = drawPairs(bank, 500, randomFrom('rows'));
  const odd = (k: number): boolean => k % 2 === 1;
  const columns = columnsOf(drawn, bank.base.engagements, bank.changed.engagements, odd);
  const expected = Array.from(drawn, (pair, k) => (odd(k) ? bank.changed : bank.base).halfPoints[pair]);
  expect([...pairHalfPoints(columns)]).toEqual(expected);
  expect(digestOf(columns, 2 * 7 + 1)).toBe(digestOf(bank.changed.engagements, 2 * drawn[7]! + 1));
  expect([...columns.pair.subarray(0, 4)]).toEqual([0, 0, 1, 1]);
  expect(columns.strengthByRound.length).toBe(bank.base.engagements.strengthByRound.length / (bank.pairs / 500));
});
