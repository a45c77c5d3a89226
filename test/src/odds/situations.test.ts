import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Situations } from '../../../src/odds/outcomes/situations.ts';

/** Few different halves, so that many situations agree in one of them, and more situations than there are places at first. */
const half = fc.integer({ min: -40, max: 40 });

test('what is known of a situation is found by all its 64 bits, and by no others', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(half, half), { minLength: 1, maxLength: 600 }), (list) => {
      const situations = new Situations<string>();
      const expected = new Map<string, string>();
      for (const [lo, hi] of list) {
        const name = `${lo}:${hi}`;
        expect(situations.of(lo, hi)).toBe(expected.get(name));
        if (expected.has(name)) continue;
        situations.set(lo, hi, name);
        expected.set(name, name);
      }
      expect(situations.size).toBe(expected.size);
      for (const [lo, hi] of list) expect(situations.of(lo, hi)).toBe(`${lo}:${hi}`);
    }),
  );
});
