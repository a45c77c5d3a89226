import { describe, expect, test } from 'vitest';
import { anyAttack, stockOf } from '../../../src/odds/trials/any-attack.ts';
import { tryOut } from '../../../src/odds/trials/trial.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { builtIn } from '../../bundled.ts';
import { expectTrials } from './trials.ts';

/** Attacks of each edition; `npm run test:agreement` tries thousands, and greater ones. */
const TRIALS = 30;
const SIZE = { attackers: 2, targets: 2, shots: 1 };
const EFFORT = { bounds: { forks: 600, runs: 350 }, courses: 250, plays: 100 };

describe.each(builtIn)('attacks of %s drawn from all that its files may have', (variant) => {
  test('come out merged as when every course is played', async () => {
    const { walked } = await expectTrials(variant, { first: 0, count: TRIALS, size: SIZE, effort: EFFORT });
    // Most of the others have too many courses and agree with a sample.
    expect(walked).toBeGreaterThanOrEqual(TRIALS / 5);
  });

  test('have every word that the edition knows', async () => {
    const stock = await stockOf(await loadSelection(variant));
    const drawn = new Set([...(stock?.ofModel ?? []), ...(stock?.ofWeapon ?? [])].map((text) => text.split(' ')[0]));
    expect(stock?.words.filter((word) => !drawn.has(word))).toEqual([]);
  });
});

test('an attack of the same number is the same attack, and others are others', async () => {
  const selection = await loadSelection('classic');
  const stock = await stockOf(selection);
  if (stock === null) throw new Error('the family says how an attack is written');
  const text = (seed: number) => JSON.stringify(anyAttack(stock, selection, seed, SIZE).example);
  expect(text(1)).toBe(text(1));
  expect(new Set([1, 2, 3, 4, 5].map(text)).size).toBe(5);
  expect(tryOut(anyAttack(stock, selection, 1, SIZE), EFFORT)).toEqual(tryOut(anyAttack(stock, selection, 1, SIZE), EFFORT));
});
