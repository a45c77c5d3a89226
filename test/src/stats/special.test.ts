import { describe, expect, it } from 'vitest';
import {
  betaCdf,
  betaQuantile,
  logGamma,
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
    expect(relative(betaQuantile(p, a, b), x)).toBeLessThan(1e-11);
    expect(relative(betaCdf(x, a, b), p)).toBeLessThan(1e-10);
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
  ])('Student quantile of %f with %i degrees of freedom', (p, df, t) => {
    expect(relative(studentQuantile(p, df), t)).toBeLessThan(1e-11);
    expect(relative(studentTwoSided(t, df), 2 * (1 - p))).toBeLessThan(1e-10);
  });

  it('log-gamma of whole and half numbers', () => {
    expect(relative(logGamma(11), Math.log(3628800))).toBeLessThan(1e-14);
    expect(relative(logGamma(0.5), 0.5 * Math.log(Math.PI))).toBeLessThan(1e-14);
  });

  it('normal tails join where the method changes', () => {
    expect(relative(normalTwoSided(3), 0.002699796063260189)).toBeLessThan(1e-12);
    expect(relative(normalTwoSided(2.9999999), normalTwoSided(3))).toBeLessThan(1e-6);
    expect(normalTwoSided(0)).toBe(1);
  });
});
