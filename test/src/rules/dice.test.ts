import { expect, test } from 'vitest';
import { purpose, purposes, reroll, rerollOf, thresholdSeams } from '../../../src/rules/index.ts';

test('a re-roll knows the kind of roll that it rolls again, and no name makes one', () => {
  expect(purposes.names[reroll('parry-thrust')]).toBe('parry-thrust-reroll');
  expect(rerollOf('parry-thrust-reroll')).toBe('parry-thrust');
  expect(rerollOf('parry-thrust')).toBeNull();
  purpose('unlike-reroll');
  expect(rerollOf('unlike-reroll')).toBeNull();
  expect(rerollOf('never-declared')).toBeNull();
});

test('the seam of a threshold follows from the purpose; that of a re-roll is asked before that of the first roll', () => {
  reroll('parry-thrust');
  expect(thresholdSeams('parry-thrust')).toEqual(['parryThrustOn']);
  expect(thresholdSeams('parry-thrust-reroll')).toEqual(['rerollParryThrustOn', 'parryThrustOn']);
});
