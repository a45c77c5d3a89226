import { describe, expect, test } from 'vitest';
import { meanExcess, perilsChance, sumChance, tailChance } from '../../../variants/classic/psychic/odds.ts';

/** Every roll of n dice, one after the other. */
function* rolls(n: number): Generator<readonly number[]> {
  if (n === 0) yield [];
  else for (const rest of rolls(n - 1)) for (let face = 1; face <= 6; face++) yield [...rest, face];
}

const share = (n: number, holds: (roll: readonly number[]) => boolean): number => {
  let hits = 0;
  let all = 0;
  for (const roll of rolls(n)) {
    all++;
    if (holds(roll)) hits++;
  }
  return hits / all;
};

describe('odds of psychic tests', () => {
  test('match a count of every roll', () => {
    for (let n = 1; n <= 5; n++) {
      for (let need = 0; need <= n + 1; need++) {
        expect(tailChance(n, need, 3)).toBeCloseTo(
          share(n, (roll) => roll.filter((face) => face >= 4).length >= need),
          12,
        );
      }
      expect(perilsChance(n)).toBeCloseTo(
        share(n, (roll) => roll.filter((face) => face === 6).length >= 2),
        12,
      );
      for (let total = 0; total <= 6 * n + 1; total++)
        expect(sumChance(n, total)).toBeCloseTo(
          share(n, (roll) => roll.reduce((a, b) => a + b, 0) >= total),
          12,
        );
    }
  });

  test('the excess of a Leadership test on three dice is its mean over all rolls', () => {
    for (let leadership = 0; leadership <= 10; leadership++) {
      let sum = 0;
      for (const roll of rolls(3)) sum += Math.max(0, roll.reduce((a, b) => a + b, 0) - leadership);
      expect(meanExcess(leadership)).toBeCloseTo(sum / 216, 12);
    }
  });
});
