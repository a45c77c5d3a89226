import { expect, test } from 'vitest';
import type { Summary } from '../../../src/analysis/index.ts';
import { outside } from '../../outside.ts';
import { cli } from './capture.ts';

const BASE = './tally.js+./settled.js';
const DRAWN = `${BASE}@+SET-SCORE-01`;
const BLUE = `${BASE}@+SET-SCORE-02`;
const RED = `${BASE}@+SET-SCORE-03`;

/** Every number in a value, with its place. */
function numbers(value: unknown, place = ''): [string, unknown][] {
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, it]) => numbers(it, `${place}/${key}`));
  return typeof value === 'number' || value === null ? [[place, value]] : [];
}

/** Limits and estimates that JSON writes as null are those that were not finite. */
const unbounded = (summary: Summary): string[] =>
  numbers({ results: summary.results, comparisons: summary.comparisons }).flatMap(([place, value]) =>
    value === null && /\/(estimate|low|high|difference|p)$/.test(place) ? [place] : [],
  );

test.each([
  ['a number of pairs that was set beforehand', []],
  ['looks on the way', ['--until', '0.05']],
])('results without any spread have finite intervals and a verdict, with %s', async (_, more) => {
  const folder = outside('edition-outside');
  const args = ['run', 'field.yaml', '-v', DRAWN, '-v', BLUE, '-v', RED, '-n', '200', '--quiet', '--json', '--format', 'md', ...more];
  const { code, stdout } = await cli(args, folder);
  expect(code).toBe(0);
  const summary = JSON.parse(stdout) as Summary;
  expect(unbounded(summary)).toEqual([]);
  expect(summary.results.map(({ score, outcomes }) => [score.estimate, outcomes.red + outcomes.blue === 0])).toEqual([
    [0.5, true],
    [0, false],
    [1, false],
  ]);
  for (const { score } of summary.results) expect(score.high - score.low).toBeGreaterThan(0);
  expect(summary.comparisons.map(({ verdict, favours }) => [verdict, favours])).toEqual([
    ['different', 'blue'],
    ['different', 'red'],
  ]);
  expect(summary.comparisons[0]?.effect.moves).toEqual({ lower: summary.results[0]?.pairs, level: 0, higher: 0 });
});

test('a rule that never triggers is a no-op without any variance', async () => {
  const folder = outside('edition-outside');
  const { stdout } = await cli(
    ['run', 'field.yaml', '-v', './tally.js', '-v', './tally.js@-TAL-MOVE-01', '-n', '64', '--quiet', '--json', '--format', 'md'],
    folder,
  );
  const [comparison] = (JSON.parse(stdout) as Summary).comparisons;
  expect(comparison).toMatchObject({
    verdict: 'no-op',
    score: { difference: 0, low: 0, high: 0 },
    vpMargin: { difference: 0, low: 0, high: 0 },
    effect: { moves: { lower: 0, level: 64, higher: 0 } },
    identicalPairs: 64,
  });
});
