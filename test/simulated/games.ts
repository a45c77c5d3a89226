import type { Random, SampledGame } from '../../src/stats/index.ts';

/** Share of games whose luck is the same in all cells of a pair. */
const SHARED = 0.5;

export interface Population {
  readonly name: string;
  readonly chances: readonly (readonly number[])[];
  /** The least coverage that is promised. */
  readonly level: number;
}

export const POPULATIONS: readonly Population[] = [
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
export function sampleOf(chances: Population['chances'], pairs: number, random: Random): SampledGame {
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
export const changed = (chances: Population['chances']) =>
  chances.map((row, i) => row.map((it, j) => it + ((i + j) % 2 === 0 ? -0.015 : 0.05)));
