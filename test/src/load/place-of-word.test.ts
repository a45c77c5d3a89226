import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeOfWord } from '../../../src/load/place-of-word.ts';
import { temporaryFolder } from '../../outside.ts';

const TEXT = `format: 1
examples:
  - title: one
    given: { units: { A: { datasheet: x }, B: { datasheet: y } } }
    when: [{ shoot: A, at: C }]
  - title: two
    given: { units: { C: { datasheet: x } } }
    when: [{ shoot: C, with: rfile }]
`;

const written = (): string => {
  const file = join(temporaryFolder(), 'two.yaml');
  writeFileSync(file, TEXT);
  return file;
};

test.each([
  ['a value', 6, ['rfile'], [8, 30]],
  ['a value before a key of the same name', 6, ['C'], [8, 21]],
  ['a key where no value says it', 3, ['B'], [4, 44]],
  ['the first of several words that is there', 3, ['nowhere', 'y'], [4, 60]],
])('%s is found in the item that begins there', (_, line, words, place) => {
  expect(placeOfWord(written(), line, words)).toEqual(place);
});

test('what another item says, and what no file says, is not found', () => {
  const file = written();
  expect(placeOfWord(file, 3, ['rfile'])).toBeNull();
  expect(placeOfWord(file, 4, ['A'])).toBeNull();
  expect(placeOfWord('(in the line)', 3, ['A'])).toBeNull();
});
