import { expect, test } from 'vitest';
import {
  type GamePlan,
  type GameValue,
  gameValues,
  type Interval,
  lookConfidence,
  mostLooks,
  nextPairs,
  randomFrom,
  type SampledGame,
  sequence,
  solveGame,
} from '../../src/stats/index.ts';
import { howMany } from '../sampled.ts';
import { atLeast, percent, printTable } from './figures.ts';
import { changed, POPULATIONS, type Population, sampleOf } from './games.ts';

const TRIALS = howMany(60, 30);
const RESAMPLES = 599;
const MARGIN = 0.05;
const MOST = 256;
/** What the second ruleset does besides, in points of red's score: little, and much. */
const SHIFTS = [0, -0.15];

const within = ({ low, high }: Interval, truth: number): boolean => low <= truth && truth <= high;
const total = (counts: readonly (readonly number[])[]): number => counts.flat().reduce((sum, it) => sum + it, 0);
const isDecided = ({ low, high }: Interval): boolean => low > 0 || high < 0 || (low >= -MARGIN && high <= MARGIN);

/** Plays two games in stages and calls with the values at every look; returns the pairs of one game. */
function inStages(games: readonly SampledGame[], plan: GamePlan, seed: string, look: (values: readonly GameValue[]) => void): number {
  let counts = games[0]!.map((row) => row.map(() => plan.first));
  const values = (kind: 'along the way' | 'end'): GameValue[] => {
    const sampled = games.map((game) => game.map((row, i) => row.map((cell, j) => Float64Array.from(cell).subarray(0, counts[i]![j]))));
    const found = gameValues(sampled, seed, { resamples: RESAMPLES, confidence: lookConfidence(0.95, kind, plan) });
    look(found);
    return found;
  };
  for (let looks = 1; looks <= mostLooks(plan); looks++) {
    const now = values('along the way');
    if (isDecided(now[1]!.difference!)) return total(counts);
    const next = nextPairs(now, counts, plan, lookConfidence(0.95, 'along the way', plan));
    if (total(next) === total(counts)) break;
    counts = next;
  }
  values('end');
  return total(counts);
}

/** Pairs that a single meeting takes to its verdict, looked at after every 64. */
function alone([before, after]: readonly SampledGame[], row: number, column: number): number {
  const moved = sequence({ low: -1, high: 1, effects: [MARGIN] });
  for (let pair = 0; pair < MOST; pair++) {
    moved.add(after![row]![column]![pair]! - before![row]![column]![pair]!);
    if (pair % 64 === 63 && isDecided(moved.interval())) return pair + 1;
  }
  return MOST;
}

const best = (weights: Float64Array): number => weights.indexOf(Math.max(...weights));

function simulate({ name, chances }: Population, shift: number) {
  const random = randomFrom(`${name} in stages`);
  const shifted = changed(chances).map((row) => row.map((it) => Math.max(0, it + shift)));
  const solved = solveGame(chances);
  const moved = solveGame(shifted).value - solved.value;
  const budget = MOST * Math.max(chances.length, chances[0]!.length);
  const plan = { first: Math.min(16, Math.floor(budget / chances.flat().length)), most: MOST, budget };
  const found = { value: 0, difference: 0, wrong: 0, pairs: 0, single: 0 };
  for (let trial = 0; trial < TRIALS; trial++) {
    const games = [sampleOf(chances, MOST, random), sampleOf(shifted, MOST, random)];
    let [value, difference, wrong] = [true, true, false];
    found.pairs += inStages(games, plan, `${name} ${trial}`, ([before, after]) => {
      value &&= within(before!.value, solved.value);
      difference &&= within(after!.difference!, moved);
      wrong ||= after!.difference!.low > Math.max(0, moved) || after!.difference!.high < Math.min(0, moved);
    });
    if (value) found.value += 1;
    if (difference) found.difference += 1;
    if (wrong) found.wrong += 1;
    found.single += alone(games, best(solved.rows), best(solved.columns));
  }
  return { moved, ...found };
}

test('intervals hold at all looks of a panel that is played in stages, and such a panel is not dear', () => {
  const rows = POPULATIONS.flatMap((population) => SHIFTS.map((shift) => ({ population, ...simulate(population, shift) })));
  printTable(
    `Games played in stages, ${TRIALS} times each: coverage at all looks together (stated: 95 %), and pairs to a verdict to ${100 * MARGIN} points`,
    rows.map(({ population, moved, value, difference, pairs, single }) => ({
      game: population.name,
      difference: moved.toFixed(3),
      value: percent(value / TRIALS),
      'difference covered': percent(difference / TRIALS),
      pairs: (pairs / TRIALS).toFixed(0),
      'of one meeting': (single / TRIALS).toFixed(0),
      times: (pairs / single).toFixed(1),
    })),
  );
  for (const { population, value, difference, wrong, pairs, single } of rows) {
    expect(atLeast(population.level, value, TRIALS), `value of ${population.name}`).toBe(true);
    expect(atLeast(0.95, difference, TRIALS), `difference of ${population.name}`).toBe(true);
    expect(atLeast(0.95, TRIALS - wrong, TRIALS), `verdict on ${population.name}`).toBe(true);
    expect(pairs / single, `cost of ${population.name}`).toBeLessThan(6);
  }
});
