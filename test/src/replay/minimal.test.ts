import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minimalPart } from '../../../src/replay/minimal.ts';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

test('finds the elements that it takes, and none besides', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.array(fc.nat(59), { minLength: 1, maxLength: 4 }), (n, picked) => {
      const needed = [...new Set(picked.map((it) => it % n))].sort((a, b) => a - b);
      const { part, minimal } = minimalPart(numbers(n), (it) => needed.every((element) => it.includes(element)), 10_000);
      expect(part).toEqual(needed);
      expect(minimal).toBe(true);
    }),
  );
});

test('finds one of several parts that would each do', () => {
  const ways = [[7], [2, 30]];
  const { part } = minimalPart(numbers(40), (it) => ways.some((way) => way.every((element) => it.includes(element))), 10_000);
  expect(ways).toContainEqual(part);
});

test('stops asking at its limit, and says that the part may be smaller', () => {
  let asked = 0;
  const found = minimalPart(
    numbers(64),
    (it) => {
      asked += 1;
      return it.includes(3) && it.includes(60);
    },
    9,
  );
  expect(asked).toBe(9);
  expect(found).toMatchObject({ asked: 9, minimal: false });
  expect(found.part).toEqual(expect.arrayContaining([3, 60]));
});

test('one of a hundred takes few questions', () => {
  expect(minimalPart(numbers(100), (it) => it.includes(71), 1000).asked).toBeLessThanOrEqual(14);
});
