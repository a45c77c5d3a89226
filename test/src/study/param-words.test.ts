import { expect, test } from 'vitest';
import { eachWords } from '../../../src/study/param-words.ts';

test.each([
  ['guard.T', '1', 'each extra point of Toughness of guard'],
  ['red.line-1.models', '4', 'each 4 extra models of red.line-1'],
  ['guard.rifle.S', '2', 'each 2 extra points of Strength of guard.rifle'],
  // A higher number is a worse save, and a worse Ballistic Skill under some editions.
  ['guard.Sv', '1', 'each 1 more of guard.Sv'],
  ['CLS-MOVE-02.inches', '2', 'each 2 more of CLS-MOVE-02.inches'],
  ['hitOn', '1', 'each 1 more of hitOn'],
])('a step of %s by %s is %s', (param, step, words) => {
  expect(eachWords(param, step)).toBe(words);
});
