import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colourSlots } from '../../../src/analysis/slots.ts';

const EDITIONS = ['classic', 'calixtus', 'waffle', 'tenth'];
const slots = (...specs: string[]) => [...colourSlots(specs, EDITIONS, 8).values()];

it('gives an edition its slot in any company, and others what no edition has', () => {
  expect(slots('tenth', 'classic')).toEqual([3, 0]);
  expect(slots('classic', 'classic@-A', 'classic@-B', 'tenth')).toEqual([0, 4, 5, 3]);
});

it('takes slots of editions that are not in the run before it uses any twice', () => {
  expect(slots('classic', 'a', 'b', 'c', 'd', 'e', 'f', 'g')).toEqual([0, 4, 5, 6, 7, 1, 2, 3]);
});

it('never gives two of up to eight rulesets the same', () => {
  const specs = fc.uniqueArray(fc.oneof(fc.constantFrom(...EDITIONS), fc.string({ minLength: 1 })), { minLength: 1, maxLength: 8 });
  fc.assert(fc.property(specs, (names) => new Set(slots(...names)).size === names.length));
});
