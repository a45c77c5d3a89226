import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Courses } from '../../../src/engine/dice/courses.ts';

const lists = fc.array(fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 5 }), { minLength: 2, maxLength: 40 });

test('equal lists have equal numbers, and no others do', () => {
  fc.assert(
    fc.property(lists, (all) => {
      const courses = new Courses();
      const numbers = [...all, ...all].map((list) => list.reduce((from, word) => courses.and(from, word), 0));
      const texts = [...all, ...all].map((list) => list.join());
      for (let k = 1; k < numbers.length; k++) expect(numbers[k] === numbers[0], texts[k]).toBe(texts[k] === texts[0]);
      expect(new Set(numbers).size).toBe(new Set(texts).size);
    }),
  );
});
