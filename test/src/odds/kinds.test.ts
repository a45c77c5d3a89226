import { expect, test } from 'vitest';
import { kindsOf } from '../../../src/odds/outcomes/kinds.ts';
import { reaching } from '../../../src/rules/index.ts';

test('faces on one side of a number are of one kind, told by the first of them', () => {
  expect(kindsOf(6, reaching(4))).toEqual([0, 0, 0, 3, 3, 3]);
  expect(kindsOf(6, reaching(2) | reaching(6))).toEqual([0, 1, 1, 1, 1, 5]);
  expect(kindsOf(6, reaching(7))).toEqual([0, 0, 0, 0, 0, 0]);
});

test('several dice are told apart by their sum: each outcome of two has the kind of the first that reaches the same', () => {
  const kinds = kindsOf(36, reaching(3) | reaching(9));
  expect(kinds).toHaveLength(36);
  for (let one = 1; one <= 6; one++) {
    for (let other = 1; other <= 6; other++) {
      const sum = one + other;
      const first = kinds[one - 1 + 6 * (other - 1)] as number;
      // A double 1, then 2 and 1, then 6 and 3.
      expect(first).toBe(sum < 3 ? 0 : sum < 9 ? 1 : 5 + 6 * 2);
    }
  }
});

test('of three dice every number of pips is a kind', () => {
  let marks = 0;
  for (let sum = 3; sum <= 18; sum++) marks |= reaching(sum);
  expect(new Set(kindsOf(216, marks)).size).toBe(16);
});

test('sums of two dice go from 2 on', () => {
  expect(kindsOf(11, reaching(5) | reaching(6), 2)).toEqual([0, 0, 0, 3, 4, 4, 4, 4, 4, 4, 4]);
  // Faces of seven dice have as many outcomes, and are another roll.
  expect(kindsOf(36, reaching(9), 7)).not.toEqual(kindsOf(36, reaching(9)));
});
