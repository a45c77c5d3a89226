import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmount } from '../../../src/scenario/amount.ts';
import { parseKeyword } from '../../../src/scenario/keyword.ts';
import { didYouMean, editDistance, nearest } from '../../../src/scenario/nearest.ts';

describe('amounts', () => {
  test.each([
    [3, { dice: 0, sides: 6, plus: 3 }],
    ['D6', { dice: 1, sides: 6, plus: 0 }],
    ['2D3+1', { dice: 2, sides: 3, plus: 1 }],
    ['D6-2', { dice: 1, sides: 6, plus: -2 }],
  ])('%s', (text, amount) => expect(parseAmount(text)).toEqual(amount));

  test.each(['D7', 'six', '', '2D', 'd6', 'D6+'])('%j is none', (text) => expect(parseAmount(text)).toBeNull());
});

describe('keywords', () => {
  test.each([
    ['stubborn', { name: 'stubborn', value: null, word: null }],
    ['feel-no-pain 5', { name: 'feel-no-pain', value: 5, word: null }],
    ['deadly-demise D3', { name: 'deadly-demise', value: 'D3', word: null }],
    ['hatred psyker', { name: 'hatred', value: null, word: 'psyker' }],
    ['aura-improves-oc 6 as iron-will', { name: 'aura-improves-oc', value: 6, word: null }],
    ['anti-infantry 4', { name: 'anti-infantry', value: 4, word: null }],
  ])('%s', (text, value) => expect(parseKeyword(text)).toEqual(value));

  test.each(['Stubborn', 'feel no pain', 'melta -', '5', 'deadly-demise D7', 'aura-improves-oc 6 as'])('%j is none', (text) =>
    expect(parseKeyword(text)).toBeNull(),
  );
});

describe('nearest names', () => {
  test.each([
    ['', '', 0],
    ['gun', 'gun', 0],
    ['gun', 'gnu', 1],
    ['rifle', 'rifles', 1],
    ['kitten', 'sitting', 3],
  ])('%s to %s takes %i edits', (a, b, edits) => expect(editDistance(a, b)).toBe(edits));

  test('an edit distance is symmetric, and 0 for equal words only', () => {
    const word = fc.stringMatching(/^[a-c]{0,6}$/);
    fc.assert(fc.property(word, word, (a, b) => editDistance(a, b) === editDistance(b, a) && (editDistance(a, b) === 0) === (a === b)));
  });

  test('the best come first, at most three', () => {
    expect(nearest('gunlin', ['assault', 'gunline', 'gunlines', 'hunter'])).toEqual(['gunline', 'gunlines']);
    expect(nearest('aaaa', ['aaab', 'aaac', 'aaad', 'aaae'])).toEqual(['aaab', 'aaac', 'aaad']);
    expect(nearest('zebra', ['assault', 'gunline'])).toEqual([]);
  });

  test('the end of a message', () => {
    expect(didYouMean('rifel', ['rifle', 'lance'])).toBe('; did you mean "rifle"?');
    expect(didYouMean('xyzzy', ['rifle'])).toBe('');
  });
});
