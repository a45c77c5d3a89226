import { item } from './item.ts';
import { mean } from './moments.ts';
import { power } from './portable.ts';
import type { Random } from './rng.ts';

/**
 * Simultaneous perturbation stochastic approximation: climbs a payoff that can only be sampled, with two evaluations a step however many
 * parameters there are (J. C. Spall, "Implementation of the simultaneous perturbation algorithm for stochastic optimization", IEEE
 * Transactions on Aerospace and Electronic Systems 34, 1998).
 */
export interface Climb {
  /** Steps to take altogether. */
  readonly steps: number;
  /** How far both trials of the first step lie from where it starts, in each parameter. */
  readonly spread: number;
  /** How far the first step goes in each parameter for a slope of 1: the payoff's change per unit of the parameter. */
  readonly rate: number;
  /** Limits of every parameter. */
  readonly low: number;
  readonly high: number;
}

/** Two points to compare, on opposite sides of where a step starts. */
export interface Trial {
  readonly plus: readonly number[];
  readonly minus: readonly number[];
}

/** Exponents that Spall recommends for the length of steps and the distance of trials. */
const STEP_EXPONENT = 0.602;
const SPREAD_EXPONENT = 0.101;
/** The share of all steps by which the first ones are held back. */
const STABILITY = 0.1;
/** The share of the way that is averaged for the result: its first part is still on the way. */
const SETTLED = 0.5;

/** The two points to try at a step (from 0): every parameter goes up in one and down in the other, by a fair coin. */
export function trialAt(point: readonly number[], step: number, random: Random, climb: Climb): Trial {
  const distance = spreadAt(step, climb);
  const ways = point.map(() => (random.below(2) === 0 ? -distance : distance));
  return {
    plus: point.map((value, i) => within(value + item(ways, i), climb)),
    minus: point.map((value, i) => within(value - item(ways, i), climb)),
  };
}

/**
 * Where a step leads.
 * @param difference payoff of the trial's `plus` less that of its `minus`; it may be noisy, not biased
 */
export function stepFrom(
  point: readonly number[],
  trial: Trial,
  difference: number,
  { step, climb }: { step: number; climb: Climb },
): number[] {
  const held = STABILITY * climb.steps + 1;
  const rate = climb.rate * power(held / (held + step), STEP_EXPONENT);
  return point.map((value, i) => {
    const apart = item(trial.plus, i) - item(trial.minus, i);
    return apart === 0 ? value : within(value + (rate * difference) / apart, climb);
  });
}

/** What a climb has found: the mean of the second half of its points, which is less noisy than the last (Polyak and Juditsky 1992). */
export function settledPoint(points: readonly (readonly number[])[]): number[] {
  const late = points.slice(Math.floor(points.length * (1 - SETTLED)));
  return item(late, 0).map((_, i) => mean(late.map((point) => item(point, i))));
}

const spreadAt = (step: number, { spread }: Climb): number => spread / power(step + 1, SPREAD_EXPONENT);

const within = (value: number, { low, high }: Climb): number => Math.min(high, Math.max(low, value));
