import { expect, test } from 'vitest';
import { gameValues, type Random, randomFrom, type SampledGame, solveGame } from '../../src/stats/index.ts';
import { atLeast, percent, printTable } from './figures.ts';

const TRIALS = 200;
const RESAMPLES = 399;
/** Share of games whose luck is the same in all cells of a pair. */
const SHARED = 0.5;

interface Population {
  readonly name: string;
  readonly chances: readonly (readonly number[])[];
  /** The least coverage that is promised. */
  readonly level: number;
}

const POPULATIONS: readonly Population[] = [
  {
    name: 'two mixed with two',
    level: 0.95,
    chances: [
      [0.7, 0.3],
      [0.35, 0.65],
    ],
  },
  {
    name: 'rock, paper, scissors',
    level: 0.95,
    chances: [
      [0.5, 0.3, 0.7],
      [0.7, 0.5, 0.3],
      [0.3, 0.7, 0.5],
    ],
  },
  {
    name: 'one best for each side',
    level: 0.95,
    chances: [
      [0.6, 0.5, 0.55],
      [0.5, 0.35, 0.45],
      [0.45, 0.3, 0.5],
    ],
  },
  { name: 'four all as good, against four', level: 0.95, chances: Array.from({ length: 4 }, () => [0.5, 0.5, 0.5, 0.5]) },
  {
    name: 'four nearly as good',
    level: 0.95,
    chances: [
      [0.5, 0.52, 0.49, 0.51],
      [0.51, 0.5, 0.52, 0.49],
      [0.49, 0.51, 0.5, 0.52],
      [0.48, 0.5, 0.51, 0.5],
    ],
  },
  {
    name: 'hardly ever won',
    level: 0.95,
    chances: [
      [0.06, 0.1, 0.08, 0.05],
      [0.1, 0.04, 0.05, 0.09],
      [0.02, 0.03, 0.12, 0.06],
      [0.07, 0.07, 0.07, 0.07],
    ],
  },
  // No mix of the other side's makes up for the lowest of four samples: the estimate is too low as a rule.
  { name: 'no choice against four all as good', level: 0.92, chances: [[0.5, 0.5, 0.5, 0.5]] },
];

/** Score of red in a pair of games: half of the games are decided by luck that all cells share. */
function sampleOf(chances: Population['chances'], pairs: number, random: Random): SampledGame {
  const cells = chances.map((row) => row.map(() => new Float64Array(pairs)));
  const luck = (): number => random.bits() / 2 ** 32;
  for (let pair = 0; pair < pairs; pair++) {
    const shared = [luck(), luck()];
    for (const [i, row] of chances.entries()) {
      for (const [j, chance] of row.entries()) {
        let score = 0;
        for (const common of shared) if ((luck() < SHARED ? common : luck()) < chance) score += 0.5;
        cells[i]![j]![pair] = score;
      }
    }
  }
  return cells;
}

/** The second ruleset: red gains here and loses there. */
const changed = (chances: Population['chances']) => chances.map((row, i) => row.map((it, j) => it + ((i + j) % 2 === 0 ? -0.015 : 0.05)));

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
