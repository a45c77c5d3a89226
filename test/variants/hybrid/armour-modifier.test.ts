import { expect, test } from 'vitest';
import type { ClassicArm } from '../../../variants/classic/family.ts';
import { armourModifierAt } from '../../../variants/hybrid/family.ts';

/** A weapon of classic AP3 with a modifier of its own, AP-1; and one of AP3 without its own, so AP-3. */
const printed = { ap: 3, armourModifier: 1 } as unknown as ClassicArm;
const made = { ap: 3 } as unknown as ClassicArm;

// AP1 stands for AP-5, AP2 for -4, AP3 for -3, AP4 for -2, AP5 for -1, AP6 and none (7) for 0.
test.each([
  [1, 5, 5],
  [2, 4, 4],
  [3, 1, 3],
  [5, 1, 1],
  [6, 0, 0],
  [7, 0, 0],
])('when AP3 has become AP%i, its own AP-1 is AP-%i, and without its own AP-%i', (ap, own, none) => {
  expect([armourModifierAt(printed, ap), armourModifierAt(made, ap)]).toEqual([own, none]);
});

test('a modifier that is better than that of an improved AP stays', () => {
  expect(armourModifierAt({ ap: 5, armourModifier: 6 } as unknown as ClassicArm, 2)).toBe(6);
});
