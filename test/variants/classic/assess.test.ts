import { describe, expect, test } from 'vitest';
import { chanceOfTwoDice } from '../../../variants/classic/worth/assess.ts';

/** By counting all 36 rolls. */
function counted(inches: number): number {
  let n = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= inches) n++;
  return n / 36;
}

describe('the chance that two dice reach a distance', () => {
  test('agrees with a count of all rolls at every quarter inch', () => {
    for (let inches = 0; inches <= 14; inches += 0.25) expect(chanceOfTwoDice(inches)).toBeCloseTo(counted(inches), 12);
  });

  test('never grows with the distance', () => {
    for (let inches = 0; inches < 14; inches += 0.25) expect(chanceOfTwoDice(inches + 0.25)).toBeLessThanOrEqual(chanceOfTwoDice(inches));
  });
});
