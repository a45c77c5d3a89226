import { describe, expect, it } from 'vitest';
import {
  betaCdf,
  betaQuantile,
  binomialCdf,
  chiSquareTail,
  chiSquareTailQuantile,
  logGamma,
  normalCdf,
  normalQuantile,
  normalTwoSided,
  studentQuantile,
  studentTwoSided,
} from '../../../src/stats/special.ts';

/** Reference values computed to fifty digits. */
const BETA = [
  [0.025, 1, 10, 0.0025285785444617848],
  [0.975, 2, 9, 0.4450161170281954],
  [0.025, 1.5, 9.5, 0.011011673763161136],
  [0.975, 9.5, 1.5, 0.9889883262368389],
  [0.025, 50.5, 50.5, 0.403173950896418],
  [0.005, 50, 51, 0.368861437358924],
  [0.025, 437.5, 563.5, 0.4064761197143967],
  [0.025, 1000, 1001, 0.4778505542311097],
  [0.025, 31416.5, 68584.5, 0.3112884431195115],
  [0.005, 7, 99994, 2.037377846344626e-5],
] as const;

const relative = (value: number, reference: number) => Math.abs(value - reference) / Math.abs(reference);

describe('special functions', () => {
  it.each(BETA)('beta quantile of %f for a=%f, b=%f', (p, a, b, x) => {
    // What the library gives: 1e-14 for small parameters, 1e-10 for parameters near 10^5.
    const bound = a + b < 200 ? 1e-13 : 2e-10;
    expect(relative(betaQuantile(p, a, b), x)).toBeLessThan(bound);
    expect(relative(betaCdf(x, a, b), p)).toBeLessThan(bound);
  });

  it.each([
    [0.975, 1.9599639845400538],
    [0.995, 2.5758293035489004],
    [0.0001, -3.7190164854556804],
    [1e-10, -6.361340902404057],
  ])('normal quantile of %f', (p, z) => {
    expect(relative(normalQuantile(p), z)).toBeLessThan(1e-14);
    expect(relative(normalTwoSided(z), 2 * Math.min(p, 1 - p))).toBeLessThan(1e-11);
  });

  it.each([
    [0.975, 5, 2.5705818356363146],
    [0.995, 199, 2.6007602160585157],
    [0.6, 12, 0.25903274567688733],
    [1 - 1e-9, 49.5, 7.320757198665937],
  ])('Student quantile of %f with %i degrees of freedom', (p, df, t) => {
    expect(relative(studentQuantile(p, df), t)).toBeLessThan(1e-11);
    expect(relative(studentTwoSided(t, df), 2 * (1 - p))).toBeLessThan(1e-10);
  });

  it('log-gamma of whole and half numbers', () => {
    expect(relative(logGamma(11), Math.log(3628800))).toBeLessThan(1e-14);
    expect(relative(logGamma(0.5), 0.5 * Math.log(Math.PI))).toBeLessThan(1e-14);
  });

  it("finds quantiles in tails where the library's own inverse fails", () => {
    expect(relative(studentQuantile(1 - 1e-9, 100_000), 5.998361466274278)).toBeLessThan(1e-9);
    expect(relative(betaQuantile(1e-11, 45000.5, 0.75), 0.9994597613272507)).toBeLessThan(1e-12);
  });

  it.each([
    [0.001, 1_000_000, 0.9992021157716491],
    [0.5, 3.5, 0.646850439322551],
    [8, 9999, 1.3821353438287645e-15],
    [20, 100_000, 8.223493910654362e-89],
    [40, 5, 1.8411962171772954e-7],
  ])("area of Student's t beyond %f with %f degrees of freedom", (t, df, p) => {
    expect(relative(studentTwoSided(t, df), p)).toBeLessThan(1e-9);
  });

  it.each([
    [3.841458820694124, 1, 0.05000000000000006],
    [0.5, 1, 0.4795001221869535],
    [7.5, 3, 0.057558451972636406],
    [2.5, 2.5, 0.3814712280030737],
    [30, 10, 0.0008566412107753004],
    [120, 99, 0.07424385580596679],
    [1100, 1000, 0.014614408126295194],
    [101_000, 100_000, 0.012868840377233669],
    [600, 20, 2.878499265537018e-114],
  ])('area of chi-squared beyond %f with %f degrees of freedom', (x, df, p) => {
    expect(relative(chiSquareTail(x, df), p)).toBeLessThan(df < 1000 ? 1e-12 : 1e-10);
    expect(relative(chiSquareTailQuantile(p, df), x)).toBeLessThan(1e-9);
  });

  it('gives the limit where a value is too small for a number', () => {
    expect(chiSquareTail(20_000, 500)).toBe(0);
    expect(chiSquareTail(5, 500)).toBe(1);
    expect(chiSquareTail(0, 3)).toBe(1);
    expect(betaCdf(0.1, 5e6, 5e6)).toBe(0);
    expect(betaCdf(0.9, 5e6, 5e6)).toBeCloseTo(1, 14);
    expect(normalTwoSided(Number.POSITIVE_INFINITY)).toBe(0);
    expect(studentTwoSided(0, 9)).toBe(1);
    expect([betaQuantile(0, 2, 3), betaQuantile(1, 2, 3)]).toEqual([0, 1]);
  });

  it.each([
    [3, 10, 0.2, 0.8791261184],
    [0, 200, 0.01, 0.13397967485796194],
    [480, 1000, 0.5, 0.10872414660207047],
  ])('chance of at most %i of %i with chance %f', (k, n, p, chance) => {
    expect(relative(binomialCdf(k, n, p), chance)).toBeLessThan(1e-12);
  });

  it('knows both ends of the binomial distribution', () => {
    expect([binomialCdf(-1, 5, 0.5), binomialCdf(5, 5, 0.5)]).toEqual([0, 1]);
  });

  it.each([
    [3, 0.002699796063260189],
    [12, 3.552964224155358e-33],
    [30, 9.813427854296374e-198],
    [37, 1.1451142445049154e-299],
  ])('normal area beyond %i on both sides', (z, p) => {
    expect(relative(normalTwoSided(z), p)).toBeLessThan(1e-12);
    expect(relative(normalCdf(-z), p / 2)).toBeLessThan(1e-12);
    expect(normalCdf(z)).toBeCloseTo(1 - p / 2, 15);
  });

  it('puts half of the normal area on either side', () => {
    expect([normalTwoSided(0), normalCdf(0)]).toEqual([1, 0.5]);
  });
});
