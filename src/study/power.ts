import {
  betaQuantile,
  detectableDifference,
  type Interval,
  meanInterval,
  type Numbers,
  pairsForDifference,
  powerOfPairs,
  variance,
  varianceUpperBound,
} from '../stats/index.ts';
import { type Looking, type Planted, plantEffect, simulateLooking } from './planted.ts';

/** What a comparison should achieve, asked before it is played. */
export interface PowerQuestion {
  /** Smallest difference of red's score to find, 0 to 1. */
  readonly effect: number;
  /** Chance of finding it. */
  readonly power: number;
  /** 1 less the confidence, of one comparison: divided by their number where several are tested together. */
  readonly alpha: number;
  /** Seed of the simulation. */
  readonly seed: string;
}

/** What a pilot says about one comparison. */
export interface Pilot {
  readonly pairs: number;
  /** Pairs in which red's score differed. */
  readonly differed: number;
  /** With 95 % confidence, no larger share of pairs differs (Clopper & Pearson 1934, Biometrika 26; of 0 pairs the "rule of three"). */
  readonly differsAtMost: number;
  readonly difference: Interval;
  /** Of one paired difference. */
  readonly variance: number;
  /** An upper bound that holds in at least four of five pilots. */
  readonly varianceAtMost: number;
}

/** How many pairs a comparison needs if their number is set beforehand. */
export interface FixedPairs {
  readonly fixed: number;
  /** The same if the pilot was lucky: with the upper limit of its variance. */
  readonly cautious: number;
}

/** How many pairs a comparison needs. */
export interface PairsNeeded extends FixedPairs {
  /** Looking after every chunk, and stopping when the effect is found; null where it was not simulated. */
  readonly looking: Looking | null;
}

/** How sure `varianceAtMost` is. */
export const CAUTION = 0.8;
const SURE = 0.95;

/** @param differences of red's score, one a pair; at least two */
export function describePilot(differences: Numbers): Pilot {
  const pairs = differences.length;
  let differed = 0;
  for (let i = 0; i < pairs; i++) if (differences[i] !== 0) differed += 1;
  return {
    pairs,
    differed,
    differsAtMost: differed === pairs ? 1 : betaQuantile(SURE, differed + 1, pairs - differed),
    difference: meanInterval(differences, SURE, 1),
    variance: variance(differences),
    varianceAtMost: varianceUpperBound(differences, CAUTION, 1),
  };
}

/** Pairs that a comparison needs. Null for a pilot in which nothing differed: it has no variance to plan with. */
export function pairsNeeded(differences: Numbers, { seed, ...question }: PowerQuestion): PairsNeeded | null {
  const planted = plantEffect(differences, question.effect);
  if (planted === null) return null;
  const sizes = sizesFor(planted, differences, question);
  return { ...sizes, looking: simulateLooking({ planted, ...question, fixed: sizes.fixed, seed }) };
}

/** The same for a number that is set beforehand, without the simulation of looks on the way. */
export function fixedPairsNeeded(differences: Numbers, question: Omit<PowerQuestion, 'seed'>): FixedPairs | null {
  const planted = plantEffect(differences, question.effect);
  return planted === null ? null : sizesFor(planted, differences, question);
}

function sizesFor({ variance }: Planted, differences: Numbers, { effect, power, alpha }: Omit<PowerQuestion, 'seed'>): FixedPairs {
  return {
    fixed: pairsForDifference({ variance, effect, alpha, power }),
    cautious: pairsForDifference({ variance: variance * doubt(differences), effect, alpha, power }),
  };
}

/** What a number of pairs can find. */
export interface PairsGiven {
  /** Smallest difference found with the power asked for. */
  readonly effect: number;
  /** The same if the pilot was lucky. */
  readonly cautious: number;
}

/** The smallest difference that `pairs` find. Null for a pilot in which nothing differed. */
export function effectFound(
  differences: Numbers,
  pairs: number,
  { power, alpha }: Omit<PowerQuestion, 'effect' | 'seed'>,
): PairsGiven | null {
  // The variance depends slightly on the effect: from that of the pilot as it is to one with the effect planted.
  let planted: Planted | null = plantEffect(differences, 1e-6);
  if (planted === null) return null;
  let effect = 1;
  for (let round = 0; round < 3; round++) {
    effect = Math.min(1, detectableDifference({ variance: planted.variance, alpha, pairs, power }));
    planted = plantEffect(differences, Math.min(effect, 0.999)) ?? planted;
  }
  return { effect, cautious: Math.min(1, detectableDifference({ variance: planted.variance * doubt(differences), alpha, pairs, power })) };
}

/** Chance that `pairs` find an effect. Null for a pilot in which nothing differed. */
export function chanceOfFinding(
  differences: Numbers,
  pairs: number,
  { effect, alpha }: Omit<PowerQuestion, 'power' | 'seed'>,
): number | null {
  const planted = plantEffect(differences, effect);
  return planted === null ? null : powerOfPairs({ variance: planted.variance, effect, alpha, pairs });
}

/** By what factor the variance may exceed the pilot's. */
function doubt(differences: Numbers): number {
  const { variance: found, varianceAtMost } = describePilot(differences);
  return found > 0 ? Math.max(1, varianceAtMost / found) : 1;
}

/** Pairs needed after a pilot in which nothing differed, if as many pairs differ as it allows, each completely. */
export function pairsAtWorst(differences: Numbers, { effect, power, alpha }: Omit<PowerQuestion, 'seed'>): number {
  return pairsForDifference({ variance: describePilot(differences).varianceAtMost, effect, alpha, power });
}
