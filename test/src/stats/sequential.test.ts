import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom, type SequenceOptions, sequence } from '../../../src/stats/index.ts';
import { wealthOf } from '../../../src/stats/wealth.ts';

const DIFFERENCES: SequenceOptions = { low: -1, high: 1 };

function having(values: Iterable<number>, options = DIFFERENCES) {
  const run = sequence(options);
  for (const value of values) run.add(value);
  return run;
}

/** What the sequence is ready for, with weights. */
const EFFECTS: readonly (readonly [number, number])[] = [
  [0.0002, 0.005],
  [0.0005, 0.005],
  [0.001, 0.015],
  [0.002, 0.025],
  [0.005, 0.07],
  [0.01, 0.2],
  [0.025, 0.5],
  [0.05, 0.12],
  [0.1, 0.04],
  [0.25, 0.02],
];

const repeated = (value: number, times: number): number[] => Array.from({ length: times }, () => value);

describe('wealth', () => {
  it('is what somebody owns who bets by hand', () => {
    // The first value meets the bets of an unknown variance, 1/16 of the squared range: one stake for each effect, cut at 0.75 / m.
    const wealth = wealthOf([0.5]);
    wealth.add(0.75);
    const effects = [[0.5, 0.5], ...EFFECTS.map(([effect, weight]) => [effect, weight / 2])] as [number, number][];
    const owned = (m: number): number =>
      effects.reduce((sum, [d, weight]) => sum + weight * (1 + Math.min(d / (1 / 16 + d * d), 0.75 / m) * (0.75 - m)), 0);
    expect(wealth.account('at-most', 0.5).log()).toBeCloseTo(Math.log(owned(0.5)), 12);
    expect(wealth.account('at-most', 0.9).log()).toBeCloseTo(Math.log(owned(0.9)), 12);
    // And the second one the variance of the first: none, weighed against eight values of the one assumed.
    wealth.add(0.25);
    const second = (m: number): number =>
      effects.reduce((sum, [d, weight]) => {
        const [one, two] = [1 / 16, (8 / 9) * (1 / 16)].map((v) => Math.min(d / (v + d * d), 0.75 / m)) as [number, number];
        return sum + weight * (1 + one * (0.75 - m)) * (1 + two * (0.25 - m));
      }, 0);
    expect(wealth.account('at-most', 0.5).log()).toBeCloseTo(Math.log(second(0.5)), 12);
  });

  it('is 1 on average under its hypothesis: the sum over all courses of a few values', () => {
    // Values 0, 1/4 and 1 with chances that make the mean exactly 3/8.
    const values = [
      [0, 0.4],
      [0.25, 0.3],
      [1, 0.3],
    ] as const;
    const courses = (length: number): [number[], number][] =>
      length === 0
        ? [[[], 1]]
        : courses(length - 1).flatMap(([course, chance]) => values.map(([x, p]): [number[], number] => [[...course, x], chance * p]));
    for (const against of ['at-most', 'at-least'] as const) {
      let expected = 0;
      for (const [course, chance] of courses(7)) {
        const wealth = wealthOf([0.03]);
        for (const x of course) wealth.add(x);
        expected += chance * Math.exp(wealth.account(against, 0.375).log());
      }
      expect(expected).toBeCloseTo(1, 12);
    }
  });

  it('falls with the mean that is bet against, mirrors with the values, and costs nothing extra to ask on the way', () => {
    const shares = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(shares, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (eighths, a, b) => {
        const wealth = wealthOf();
        const mirrored = wealthOf();
        const asked = wealth.account('at-most', a);
        for (const x of eighths) {
          wealth.add(x / 8);
          mirrored.add(1 - x / 8);
          asked.log();
        }
        const log = (m: number): number => wealth.account('at-most', m).log();
        expect(log(Math.min(a, b))).toBeGreaterThanOrEqual(log(Math.max(a, b)) - 1e-9);
        expect(mirrored.account('at-least', 1 - a).log()).toBeCloseTo(log(a), 6);
        expect(asked.log()).toBeCloseTo(log(a), 9);
      }),
    );
  });

  it('is never overstated, and hardly understated, for values between the points of its grid', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (x, m) => {
        const wealth = wealthOf();
        wealth.add(x);
        const exact = Math.log(
          EFFECTS.reduce((sum, [d, weight]) => sum + weight * (1 + Math.min(d / (1 / 16 + d * d), 0.75 / m) * (x - m)), 0),
        );
        const log = wealth.account('at-most', m).log();
        expect(log).toBeLessThanOrEqual(exact + 1e-12);
        expect(log).toBeGreaterThan(exact - 2e-4);
      }),
    );
  });
});

describe('a sequence', () => {
  it('covers at every look', () => {
    let wrong = 0;
    let alarms = 0;
    for (let trial = 0; trial < 300; trial++) {
      const random = randomFrom(`look ${trial}`);
      const run = sequence(DIFFERENCES);
      let left = false;
      for (let i = 1; i <= 400; i++) {
        run.add(random.below(2) * 2 - 1);
        if (i % 8 > 0) continue;
        const { low, high } = run.interval();
        if (low > 0 || high < 0) left = true;
      }
      if (left) wrong += 1;
      if (run.p() < 0.05) alarms += 1;
    }
    expect(wrong).toBeLessThan(27);
    expect(alarms).toBe(wrong);
  });

  it('never widens, its P value never rises, and the two agree on the null', () => {
    const random = randomFrom('nested');
    const run = sequence(DIFFERENCES);
    let before = run.interval();
    let p = run.p();
    for (let i = 0; i < 2000; i++) {
      run.add((random.below(9) - 3.7) / 6);
      if (i % 7 > 0) continue;
      const now = run.interval();
      expect(now.low).toBeGreaterThanOrEqual(before.low);
      expect(now.high).toBeLessThanOrEqual(before.high);
      expect(run.p()).toBeLessThanOrEqual(p);
      before = now;
      p = run.p();
      expect(p < 0.05).toBe(now.low > 0 || now.high < 0);
    }
    expect(p).toBeLessThan(0.05);
  });

  it('gives the same answer after whole chunks however often it was asked', () => {
    const random = randomFrom('asked');
    const values = Array.from({ length: 12_800 }, () => (random.below(9) - 3.9) / 8);
    const often = sequence(DIFFERENCES);
    for (const [i, value] of values.entries()) {
      often.add(value);
      if ((i + 1) % 64 === 0 && i < 6400) often.interval();
    }
    const once = having(values);
    expect(often.interval()).toEqual(once.interval());
    expect(often.p()).toBe(once.p());
  });

  it('shrinks about as the square root of the number of values, up to many', () => {
    const random = randomFrom('long');
    const run = sequence(DIFFERENCES);
    const widths: number[] = [];
    for (let i = 1; i <= 1_000_000; i++) {
      run.add((random.below(3) - 1) / 2);
      if ([1000, 10_000, 100_000, 1_000_000].includes(i)) widths.push(run.interval().high - run.interval().low);
    }
    // A fixed-size interval of 95 % would have 2 · 1.96 · sqrt(1/6 / n).
    for (const [k, width] of widths.entries())
      expect(width / ((2 * 1.96 * Math.sqrt(1 / 6)) / Math.sqrt(1000 * 10 ** k))).toBeLessThan(2.2);
  });

  it('finds a stated effect sooner, and others still', () => {
    const course = (mean: number): number[] => {
      const random = randomFrom(`stated ${mean}`);
      return Array.from({ length: 30_000 }, () => (random.below(1000) < 500 + 500 * mean ? 0.5 : -0.5));
    };
    const found = (mean: number, effects: readonly number[]): number => {
      const run = sequence({ ...DIFFERENCES, effects });
      let n = 0;
      for (const value of course(mean)) {
        run.add(value);
        n += 1;
        if (n % 64 === 0 && run.p() <= 0.05) return n;
      }
      return Number.POSITIVE_INFINITY;
    };
    expect(found(0.05, [0.05])).toBeLessThanOrEqual(found(0.05, []));
    expect(found(0.05, [0.5])).toBeLessThan(30_000);
  });

  it.each<[string, number[], SequenceOptions]>([
    ['nothing yet', [], DIFFERENCES],
    ['one value', [0.25], DIFFERENCES],
    ['all draws', repeated(0.5, 5000), { low: 0, high: 1 }],
    ['nothing won', repeated(0, 5000), { low: 0, high: 1 }],
    ['everything won', repeated(1, 5000), { low: 0, high: 1 }],
    ['no difference', repeated(0, 5000), DIFFERENCES],
    ['the largest difference', repeated(-1, 5000), DIFFERENCES],
    ['one rare win', [...repeated(0, 4000), 1, ...repeated(0, 1000)], { low: 0, high: 1 }],
    ['a mean that wanders off', [...repeated(-1, 3000), ...repeated(1, 3000)], DIFFERENCES],
  ])('%s: finite, in order, within the bounds', (_, values, options) => {
    const run = having(values, options);
    const { estimate, low, high } = run.interval();
    expect([estimate, low, high, run.p()].every(Number.isFinite)).toBe(true);
    expect(low).toBeLessThanOrEqual(high);
    expect(low).toBeGreaterThanOrEqual(options.low);
    expect(high).toBeLessThanOrEqual(options.high);
    expect(run.p()).toBeGreaterThanOrEqual(0);
    expect(run.p()).toBeLessThanOrEqual(1);
  });

  it('leaves room for a rare win that was not seen, and not much of it', () => {
    // No valid interval can be shorter than about ln(1/α) / n: 1 - (1/40)^(1/500) = 0.0074.
    const { low, high } = having(repeated(0, 500), { low: 0, high: 1 }).interval();
    expect(low).toBe(0);
    expect(high).toBeGreaterThan(0.0073);
    expect(high).toBeLessThan(0.02);
  });

  it('mirrors with the sides', () => {
    const random = randomFrom('mirror');
    const values = Array.from({ length: 1000 }, () => (random.below(9) - 3) / 8);
    const a = having(values).interval();
    const b = having(values.map((x) => -x)).interval();
    expect(a.low).toBeCloseTo(-b.high, 6);
    expect(a.high).toBeCloseTo(-b.low, 6);
  });

  it('is about the mean it is told', () => {
    const random = randomFrom('null');
    const values = Array.from({ length: 2000 }, () => random.below(5) / 4);
    expect(having(values, { low: 0, high: 1, nullMean: 0.5 }).p()).toBeGreaterThan(0.05);
    expect(having(values, { low: 0, high: 1, nullMean: 0.4 }).p()).toBeLessThan(1e-6);
    expect(having(values, { low: 0, high: 1, nullMean: 0 }).p()).toBeLessThan(1e-6);
  });

  it('refuses what makes no sense', () => {
    expect(() => sequence({ low: 0, high: 1 }).add(1.5)).toThrow('1.5 lies outside 0 to 1');
    expect(() => sequence({ low: 0, high: 1 }).add(Number.NaN)).toThrow('NaN lies outside 0 to 1');
    expect(() => sequence({ low: 1, high: 1 })).toThrow('1 to 1 is not a range');
    expect(() => sequence({ low: 0, high: 1, nullMean: 2 })).toThrow('a mean of 2 lies outside 0 to 1');
    expect(() => sequence({ low: 0, high: 1, confidence: 1 })).toThrow('a confidence of 1: expected one between 0 and 1');
    expect(() => sequence({ low: 0, high: 1, effects: [0] })).toThrow('an effect of 0: expected one above 0, at most 1');
  });
});
