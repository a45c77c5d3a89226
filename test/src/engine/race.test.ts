import { describe, expect, test } from 'vitest';
import { Race } from '../../../src/engine/race.ts';

/** Races options with these values, the first of which is the one to beat; how often each was tried. */
function race(worth: (option: number, dice: number) => number, count: number, budget: number): { best: number; tries: number[] } {
  const tries = Array.from({ length: count }, () => 0);
  const best = new Race(8, (option, dice) => {
    expect(dice).toBe(tries[option]);
    tries[option]++;
    return worth(option, dice);
  }).best(count, budget);
  return { best, tries };
}

/** Dice that matter: a die of 0 or 1 in turn, the same for every option. */
const luck = (dice: number): number => 0.4 * (dice % 2);

describe('a race of options', () => {
  test('takes the best, and tries no more once that is plain', () => {
    // After 2 tries 1, 2 and 3 are better than 0, and the better half of three, 2 and 1, goes on; after 4 more only 2 does, without a doubt.
    const values = [0.2, 0.3, 0.5, 0.25, 0.1];
    expect(race((option, dice) => values[option] + luck(dice), 5, 64)).toEqual({ best: 2, tries: [6, 6, 6, 2, 2] });
  });

  test('keeps to the first of equals, and of those that are hardly better', () => {
    // A fifth of 64 for three options.
    expect(race((_, dice) => luck(dice), 3, 64)).toEqual({ best: 0, tries: [4, 4, 4] });
    // Better by .008 each time; a standard error is taken for sqrt(2 * .03^2 / (n + 1) / n), half of it .0033 after 6 tries, .0011 after 12 more:
    // below .01 in all only then.
    const { best, tries } = race((option) => 0.008 * option, 2, 64);
    expect(best).toBe(0);
    expect(tries).toEqual([18, 18]);
  });

  test('tries on where luck may be to blame', () => {
    // The second loses .3 on the first dice and wins .4 on all others: .05 on average after 2 tries, with a standard error of about .2;
    // .283 after 4 more, of sqrt((.89 - 6 * .283^2 + 2 * .03^2) / 7 / 6) = .099: taken without using up the budget.
    const swings = race((option, dice) => (option === 0 ? 0.4 : dice === 0 ? 0.1 : 0.8), 2, 29);
    expect(swings).toEqual({ best: 1, tries: [6, 6] });
  });

  test.each([2, 3, 5, 8, 16, 17, 64])('%s tries are the most', (budget) => {
    for (const count of [2, 3, 8]) {
      // Never settled: the lead of all but the first goes up and down by as much as it is.
      const { tries } = race((option, dice) => (option === 0 ? 0.3 : 0.35 + luck(dice) - 0.2), count, budget);
      expect(tries.reduce((sum, n) => sum + n)).toBeLessThanOrEqual(budget);
      expect(tries[0]).toBeGreaterThan(0);
    }
  });

  test('with a small budget only those that are listed first are tried', () => {
    expect(race((option) => 0.1 * option, 8, 6).tries.slice(3)).toEqual([0, 0, 0, 0, 0]);
  });
});
