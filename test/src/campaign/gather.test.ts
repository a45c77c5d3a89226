import { describe, expect, test } from 'vitest';
import { Gathered } from '../../../src/campaign/gather.ts';
import type { Prepared } from '../../../src/campaign/prepare.ts';
import { allocate, BLUE, CHUNK_PAIRS, DRAW, RED } from '../../../src/campaign/result.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';

const UNITS = 8;
const PAIRS = 2 * CHUNK_PAIRS + 10;
const { scenarios, variants } = syntheticCampaign({
  pairs: 1,
  scenarios: [{ id: 'patrol', title: 'Patrol' }],
  variants: [
    { spec: 'classic', effect: 0 },
    { spec: 'waffle', effect: 0 },
  ],
});
const slots = Array.from({ length: UNITS }, (_, i) => i);
/** The second ruleset counts in the other order, and the rulesets' counters are CLS-SHOOT-03, CAL-MORALE-04. */
const prepared = {
  scenarios,
  variants,
  counters: [
    [
      ['CLS-SHOOT-03', 'CAL-MORALE-04'],
      ['CAL-MORALE-04', 'CLS-SHOOT-03'],
    ],
  ],
  slots: [[slots, slots]],
} as unknown as Prepared;

/** Calls that each of the three chunks counted: powers of ten tell which of them are in a sum. */
const CALLS = [
  [1, 2],
  [10, 20],
  [100, 200],
] as const;

const jobOf = (chunk: number, variant = 0) => ({
  scenario: 0,
  variant,
  chunk,
  firstPair: chunk * CHUNK_PAIRS,
  pairs: Math.min(CHUNK_PAIRS, PAIRS - chunk * CHUNK_PAIRS),
});

/** All drawn, but for as many wins of red as `won` says. */
function chunkOf(chunk: number, variant = 0, won = 0) {
  const { firstPair, pairs } = jobOf(chunk, variant);
  const columns = allocate({ pairs, units: UNITS, counters: 2, firstPair });
  columns.winner.fill(DRAW);
  columns.winner.fill(RED, 0, won);
  columns.called.set(CALLS[chunk] ?? []);
  return columns;
}

const calledOf = (gathered: Gathered, chunks: number, variant = 0) => [...(gathered.after(chunks).columns[0]?.[variant]?.called ?? [])];

describe('calls of rules', () => {
  test.each([
    ['in order', [0, 1, 2]],
    ['the last first', [2, 1, 0]],
    ['mixed up', [1, 2, 0]],
  ])('are those of the chunks that count, whichever came first: %s', (_, order) => {
    const gathered = new Gathered(prepared, PAIRS);
    for (const chunk of order) for (const variant of [0, 1]) gathered.add(jobOf(chunk, variant), chunkOf(chunk, variant));
    expect(calledOf(gathered, 1)).toEqual([1, 2]);
    expect(calledOf(gathered, 2)).toEqual([11, 22]);
    expect(calledOf(gathered, 3)).toEqual([111, 222]);
  });

  test('of chunks behind a gap do not count yet, and all of them are there once it is filled', () => {
    const gathered = new Gathered(prepared, PAIRS);
    for (const chunk of [0, 2]) for (const variant of [0, 1]) gathered.add(jobOf(chunk, variant), chunkOf(chunk, variant));
    expect(gathered.complete).toBe(1);
    expect(calledOf(gathered, gathered.complete)).toEqual([1, 2]);
    for (const variant of [0, 1]) gathered.add(jobOf(1, variant), chunkOf(1, variant));
    expect(gathered.complete).toBe(3);
    expect(calledOf(gathered, gathered.complete)).toEqual([111, 222]);
  });

  test('stand in the order of the ruleset, whatever that of its workers', () => {
    const gathered = new Gathered(prepared, PAIRS);
    for (const chunk of [0, 1, 2]) gathered.add(jobOf(chunk, 1), chunkOf(chunk, 1));
    expect(calledOf(gathered, 3, 1)).toEqual([222, 111]);
  });

  test('of a cell that is closed stay those of its chunks', () => {
    const gathered = new Gathered(prepared, PAIRS);
    for (const chunk of [0, 1]) for (const variant of [0, 1]) gathered.add(jobOf(chunk, variant), chunkOf(chunk, variant));
    gathered.keepOpen([[false, true]], 2);
    gathered.add(jobOf(2, 1), chunkOf(2, 1));
    const { columns, pairs } = gathered.after(3);
    expect([[...(columns[0]?.[0]?.called ?? [])], [...(columns[0]?.[1]?.called ?? [])]]).toEqual([
      [11, 22],
      [222, 111],
    ]);
    expect({ pairs, closed: columns[0]?.[0]?.rows, total: gathered.total }).toEqual({
      pairs: 138,
      closed: 256,
      total: 256 + 276,
    });
  });
});

test('the estimate on the way counts two for a win of red, one for a draw and none for a loss', () => {
  const gathered = new Gathered(prepared, PAIRS);
  const columns = chunkOf(2, 0, 3);
  columns.winner.fill(BLUE, 15, 20);
  gathered.add(jobOf(2), columns);
  // 20 engagements: three won, twelve drawn, five lost.
  expect([gathered.halfPoints[0], gathered.engagements[0]]).toEqual([18, 20]);
  expect([gathered.halfPoints[1], gathered.engagements[1]]).toEqual([0, 0]);
  gathered.add(jobOf(0), chunkOf(0, 0, 1));
  expect([gathered.halfPoints[0], gathered.engagements[0]]).toEqual([18 + 129, 148]);
});

test('cells that are played in stages count as far as they were asked for, whatever else has been played', () => {
  const gathered = new Gathered(prepared, PAIRS, undefined, 32);
  const job = (chunk: number, variant: number) => ({
    scenario: 0,
    variant,
    chunk,
    firstPair: 32 * chunk,
    pairs: Math.min(32, PAIRS - 32 * chunk),
  });
  const play = (chunk: number, variant: number) => {
    const { firstPair, pairs } = job(chunk, variant);
    gathered.add(job(chunk, variant), allocate({ pairs, units: UNITS, counters: 2, firstPair }));
  };
  const pairs = () => gathered.all().columns[0]!.map(({ rows }) => rows / 2);
  expect(gathered.extend([])).toBe(false);
  expect(pairs()).toEqual([0, 0]);
  expect(gathered.extend([[32, 32]])).toBe(true);
  expect([gathered.isMissing(job(0, 0)), gathered.isMissing(job(1, 0))]).toEqual([true, false]);
  for (const chunk of [0, 1, 2]) for (const variant of [0, 1]) play(chunk, variant);
  expect(pairs()).toEqual([32, 32]);
  // The second goes on to its end: 138 pairs are five chunks of 32, and two of them are missing.
  expect(gathered.extend([[32, 138]])).toBe(true);
  expect([0, 1, 2, 3, 4].map((chunk) => gathered.isMissing(job(chunk, 1)))).toEqual([false, false, false, true, true]);
  for (const chunk of [3, 4]) play(chunk, 1);
  expect(pairs()).toEqual([32, 138]);
  expect(gathered.extend([[32, 138]])).toBe(false);
});
