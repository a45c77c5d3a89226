import { expect, test } from 'vitest';
import { randomFrom, sequence } from '../../src/stats/index.ts';
import { howMany } from '../sampled.ts';
import { openBank } from './bank.ts';
import { atMost, percent, printTable } from './figures.ts';
import { NULLS, type Population, signed } from './populations.ts';

const ALPHA = 0.05;
/** Two-sided 5 % point of a normal deviate. */
const Z = 1.96;
const CHUNK = 64;
const CHUNKS = 100;

interface Alarms {
  readonly sequence: boolean;
  /** The same for a test meant for a single look. */
  readonly fixed: boolean;
}

/** Whether an observer who looks after every chunk ever finds a difference that isn't there. */
function alarms(population: Population, seed: string): Alarms {
  const { low, high, mean, draw } = population;
  const random = randomFrom(seed);
  const run = sequence({ low, high, nullMean: mean });
  let sum = 0;
  let squares = 0;
  let fixed = false;
  for (let pairs = 1; pairs <= CHUNK * CHUNKS; pairs++) {
    const value = draw(random);
    run.add(value);
    sum += value - mean;
    squares += (value - mean) ** 2;
    if (pairs % CHUNK === 0 && sum * sum > Z * Z * (squares - (sum * sum) / pairs)) fixed = true;
  }
  // It never rises, so the last one speaks for all looks.
  return { sequence: run.p() < ALPHA, fixed };
}

test('a ruleset against its equal: false alarms, with a look after every chunk', async () => {
  const bank = await openBank();
  const cases: [Population, number][] = [
    [signed(bank, 0), howMany(2000, 600)],
    ...NULLS.map((it): [Population, number] => [it, howMany(500, 150)]),
  ];
  const rows = cases.map(([population, checks]) => {
    const runs = Array.from({ length: checks }, (_, trial) => alarms(population, `${population.name} ${trial}`));
    const count = runs.filter((it) => it.sequence).length;
    return { population: population.name, checks, count, fixed: runs.filter((it) => it.fixed).length / checks };
  });
  printTable(
    `False alarms in ${CHUNKS} looks, one after every ${CHUNK} pairs (promised: at most 5 %)`,
    rows.map(({ population, checks, count, fixed }) => ({
      population,
      checks,
      'false alarms': count,
      rate: percent(count / checks),
      'z test at each look': percent(fixed),
    })),
  );
  for (const { population, checks, count } of rows) expect(atMost(ALPHA, count, checks), population).toBe(true);
  const [played] = rows;
  expect(played!.count / played!.checks).toBeLessThanOrEqual(ALPHA);
  // A test that isn't made for repeated looks must show them, or this one could not fail.
  expect(played!.fixed).toBeGreaterThan(0.2);
});
