import { expect, test } from 'vitest';
import { gameValues, randomFrom, solveGame } from '../../src/stats/index.ts';
import { howMany } from '../sampled.ts';
import { atLeast, percent, printTable } from './figures.ts';
import { changed, POPULATIONS, sampleOf } from './games.ts';

const TRIALS = howMany(200, 100);
const RESAMPLES = 399;
test('values of games, and their differences, are covered as often as the interval says', () => {
  const rows = POPULATIONS.flatMap(({ name, chances, level }) =>
    [64, 256].map((pairs) => {
      const random = randomFrom(`${name} ${pairs}`);
      const truth = solveGame(chances).value;
      const moved = solveGame(changed(chances)).value - truth;
      let covered = 0;
      let differences = 0;
      let width = 0;
      for (let trial = 0; trial < TRIALS; trial++) {
        const samples = [sampleOf(chances, pairs, random), sampleOf(changed(chances), pairs, random)];
        const [before, after] = gameValues(samples, `${name} ${trial}`, { resamples: RESAMPLES });
        if (before!.value.low <= truth && truth <= before!.value.high) covered += 1;
        if (after!.difference!.low <= moved && moved <= after!.difference!.high) differences += 1;
        width += before!.value.high - before!.value.low;
      }
      return { name, pairs, level, covered, differences, width: width / TRIALS };
    }),
  );
  printTable(
    `Coverage of the value of a game, and of the difference between two, ${TRIALS} samples each (stated: 95 %)`,
    rows.map(({ name, pairs, covered, differences, width }) => ({
      game: name,
      pairs,
      value: percent(covered / TRIALS),
      difference: percent(differences / TRIALS),
      'width of the value': width.toFixed(3),
    })),
  );
  for (const { name, pairs, level, covered, differences } of rows) {
    expect(atLeast(level, covered, TRIALS), `${name}, ${pairs} pairs`).toBe(true);
    expect(atLeast(Math.min(level, 0.95), differences, TRIALS), `difference of ${name}, ${pairs} pairs`).toBe(true);
  }
});
