import { expect, test } from 'vitest';
import { decision, decline, take } from '../../../src/rules/index.ts';

test('two editions that declare one decision share its slot and keep their own default', () => {
  const one = decision('test/shared', 'flag', decline);
  const other = decision('test/shared', 'flag', take);
  expect(other.slot).toBe(one.slot);
  expect(one.otherwise).toBe(decline);
  expect(other.otherwise).toBe(take);
});

test('a decision cannot mean two things', () => {
  decision('test/meaning', 'flag', decline);
  expect(() => decision('test/meaning', 'unit', decline)).toThrow(/different meanings/);
});
