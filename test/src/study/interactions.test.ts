import { expect, test } from 'vitest';
import { allocate, BLUE, type Campaign, RED } from '../../../src/runner/result.ts';
import { interactions } from '../../../src/study/interactions.ts';

const columnsOf = (redWins: number) => {
  const columns = allocate({ pairs: 10, units: 0, counters: 0 });
  columns.winner.fill(BLUE).fill(RED, 0, redWins * 2);
  return columns;
};

const ablated = [
  { ids: ['A'], spec: 'a' },
  { ids: ['B'], spec: 'b' },
  { ids: ['A', 'B'], spec: 'ab' },
];

const campaignOf = (wins: readonly number[]): Campaign => ({
  scenarios: [{ id: 'field', title: '', digest: '', doctrines: { red: '', blue: '' }, units: [] }],
  variants: wins.map((_, i) => ({ spec: String(i), base: '', digest: '', counters: [] })),
  pairs: 10,
  columns: [wins.map(columnsOf)],
});

test('what adds up does not interact', () => {
  const [found] = interactions(campaignOf([2, 4, 5, 7]), ablated, 0.95);
  expect(found).toMatchObject({ scenario: 'field', rules: ['A', 'B'] });
  expect(found?.score.estimate).toBeCloseTo(0, 12);
});

test('what is more than the sum does', () => {
  expect(interactions(campaignOf([2, 4, 5, 10]), ablated, 0.95)[0]?.score.estimate).toBeCloseTo(0.3, 12);
  expect(interactions(campaignOf([2, 4, 5, 3]), ablated, 0.95)[0]?.score.estimate).toBeCloseTo(-0.4, 12);
});
