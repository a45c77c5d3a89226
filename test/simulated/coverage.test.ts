import { expect, test } from 'vitest';
import { asymptoticSequence, randomFrom, sequence } from '../../src/stats/index.ts';
import { howMany } from '../sampled.ts';
import { openBank } from './bank.ts';
import { atLeast, percent, printTable } from './figures.ts';
import { discrete, NULLS, type Population, resampled } from './populations.ts';

const CONFIDENCE = 0.95;
const CHUNK = 64;
const CHUNKS = 100;
const TRIALS = howMany(300, 100);

/** Intervals never widen, so the last one contains the mean exactly when all of them did. */
function covers({ low, high, mean, draw }: Population, seed: string): { covered: boolean; width: number } {
  const random = randomFrom(seed);
  const run = sequence({ low, high });
  for (let i = 0; i < CHUNK * CHUNKS; i++) run.add(draw(random));
  const interval = run.interval();
  return { covered: interval.low <= mean && mean <= interval.high, width: interval.high - interval.low };
}

test('betting sequences cover the mean at all looks together', async () => {
  const bank = await openBank();
  const populations = [
    resampled(
      'score of red as played',
      Float64Array.from(bank.base.halfPoints, (it) => it / 4),
      0,
      1,
    ),
    resampled('differences as played', bank.differences, -1, 1),
    discrete('a win in 100', 0, 1, [
      [1, 0.01],
      [0, 0.99],
    ]),
    discrete('a quarter lost in 1000', 0, 1, [
      [0.75, 0.001],
      [1, 0.999],
    ]),
    ...NULLS.slice(1, 3),
  ];
  const rows = populations.map((population) => {
    let covered = 0;
    let width = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      const course = covers(population, `${population.name} ${trial}`);
      if (course.covered) covered += 1;
      width += course.width / TRIALS;
    }
    return { population, covered, width };
  });
  printTable(
    `Coverage at all of ${CHUNKS} looks together, ${TRIALS} courses each (stated: 95 %); width after ${CHUNK * CHUNKS} pairs`,
    rows.map(({ population, covered, width }) => ({
      population: population.name,
      mean: population.mean.toFixed(4),
      covered: percent(covered / TRIALS),
      width: width.toFixed(4),
      'width of a fixed size': (2 * 1.96 * Math.sqrt(population.variance / (CHUNK * CHUNKS))).toFixed(4),
    })),
  );
  for (const { population, covered } of rows) expect(atLeast(CONFIDENCE, covered, TRIALS), population.name).toBe(true);
});

/** Sequences for unbounded means rely on a limit: the number of values from which it holds. */
const FIRST_LOOKS = [64, 128, 256];

test('asymptotic sequences cover the mean at all looks after a certain first one', async () => {
  const bank = await openBank();
  const steep = Array.from({ length: 20_000 }, (_, i) => -Math.log((i + 0.5) / 20_000));
  const populations = [
    resampled('margin in victory points, as played', bank.base.margins, -99, 99),
    resampled('skewed margins (exponential)', steep, 0, 99),
    resampled(
      'very skewed margins (squared exponential)',
      steep.map((it) => it * it),
      0,
      999,
    ),
  ];
  const rows = populations.map((population) => {
    const missed = FIRST_LOOKS.map(() => 0);
    for (let trial = 0; trial < TRIALS; trial++) {
      const random = randomFrom(`${population.name} ${trial}`);
      const values = Float64Array.from({ length: CHUNK * 40 }, () => population.draw(random));
      const out: number[] = [];
      for (let n = CHUNK; n <= values.length; n += CHUNK) {
        const { low, high } = asymptoticSequence(values.subarray(0, n), CONFIDENCE);
        if (population.mean < low || population.mean > high) out.push(n);
      }
      FIRST_LOOKS.forEach((first, i) => {
        if (out.some((n) => n >= first)) missed[i]! += 1;
      });
    }
    return { population, covered: missed.map((it) => TRIALS - it) };
  });
  printTable(
    `Coverage at all looks up to ${CHUNK * 40} pairs, by the first look (stated: 95 %, in the limit)`,
    rows.map(({ population, covered }) => ({
      population: population.name,
      ...Object.fromEntries(FIRST_LOOKS.map((first, i) => [`from ${first}`, percent(covered[i]! / TRIALS)])),
    })),
  );
  for (const { population, covered } of rows.slice(0, 2)) expect(atLeast(CONFIDENCE, covered[0]!, TRIALS), population.name).toBe(true);
});
