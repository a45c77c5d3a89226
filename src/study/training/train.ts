import { item } from '../../rules/item.ts';
import type { DoctrineFile } from '../../scenario/types.ts';
import {
  type Climb,
  differences,
  type Interval,
  mean,
  meanInterval,
  randomFrom,
  settledPoint,
  stepFrom,
  trialAt,
} from '../../stats/index.ts';
import { log } from '../../stats/portable.ts';
import { type Contest, type Ground, type Payoffs, payoffsOf, pointsAndVictoryPoints, pointsOf } from './payoffs.ts';
import { doctrineAt, LEAST, MOST, pointOf } from './weights.ts';

/** Distance of the first trials: weights times and divided by 1.5. */
const SPREAD = log(1.5);
/** A first step of about a tenth for a payoff that differs by a tenth between both trials. */
const RATE = 0.8;

export interface Training {
  readonly start: DoctrineFile;
  /** The considerations whose weights are tuned. */
  readonly names: readonly string[];
  /** Opponents, each as often as the others; none: the two trials of a step play each other. */
  readonly against: readonly DoctrineFile[];
  readonly steps: number;
  readonly ground: Ground;
}

/** How far a training has got; enough to continue it. */
export interface Progressed {
  /** Logarithms of the weights: at the start, and after each step. */
  readonly points: readonly (readonly number[])[];
  /** Payoff of each step's one trial less that of the other. */
  readonly differences: readonly number[];
}

/**
 * Tunes weights by simultaneous perturbation: at each step two sets of weights on opposite sides of the present one are played, on fresh
 * dice that both share, and the weights move towards the better. The same input gives the same steps, whatever was interrupted.
 * @param earlier steps of an interrupted training
 * @param onStep called after each step
 * @returns null if it was interrupted
 */
export async function train(
  training: Training,
  earlier: Progressed | null,
  onStep: (soFar: Progressed) => Promise<void>,
): Promise<DoctrineFile | null> {
  const { start, names, steps } = training;
  const climb: Climb = { steps, spread: SPREAD, rate: RATE, low: log(LEAST), high: log(MOST) };
  let soFar: Progressed = earlier ?? { points: [pointOf(start, names)], differences: [] };
  while (soFar.differences.length < steps) {
    const step = soFar.differences.length;
    const point = item(soFar.points, step);
    const seed = `${training.ground.seed}/step-${step}`;
    const trial = trialAt(point, step, randomFrom(seed), climb);
    const difference = await compare(training, trial, seed);
    if (difference === null) return null;
    const next = stepFrom(point, trial, difference, { step, climb });
    soFar = { points: [...soFar.points, next], differences: [...soFar.differences, difference] };
    await onStep(soFar);
  }
  return doctrineAt(start, names, settledPoint(soFar.points));
}

/** What one set of weights gets more than the other, -1 to 1. */
async function compare(
  { start, names, against, ground }: Training,
  trial: { readonly plus: readonly number[]; readonly minus: readonly number[] },
  seed: string,
): Promise<number | null> {
  const plus = doctrineAt(start, names, trial.plus);
  const minus = doctrineAt(start, names, trial.minus);
  const contests: Contest[] =
    against.length === 0 ? [{ one: plus, other: minus }] : [plus, minus].flatMap((one) => against.map((other) => ({ one, other })));
  const payoffs = await payoffsOf(contests, { ...ground, seed }, pointsAndVictoryPoints);
  if (payoffs === null) return null;
  const means = payoffs.map((of) => mean(of));
  if (against.length === 0) return 2 * item(means, 0) - 1;
  return mean(means.slice(0, against.length)) - mean(means.slice(against.length));
}

/** How much better trained weights are, on battles and dice that had no part in the training. */
export interface Proof {
  /** Share of the points that they get against the start. */
  readonly againstStart: Interval;
  /** What they get more than the start does against each opponent, on the same dice, in shares of the points. */
  readonly gains: readonly { readonly opponent: string; readonly start: number; readonly gain: Interval }[];
}

/** Proves trained weights; null if it was interrupted. */
export async function prove(
  trained: DoctrineFile,
  { start, against }: Training,
  ground: Ground,
  confidence: number,
): Promise<Proof | null> {
  const contests: Contest[] = [
    { one: trained, other: start },
    ...against.flatMap((other) => [
      { one: start, other },
      { one: trained, other },
    ]),
  ];
  const payoffs = await payoffsOf(contests, ground, pointsOf);
  if (payoffs === null) return null;
  return {
    againstStart: meanInterval(item(payoffs, 0), confidence, 1),
    gains: against.map((opponent, i) => {
      const before: Payoffs = item(payoffs, 1 + 2 * i);
      const after = item(payoffs, 2 + 2 * i);
      return { opponent: opponent.id, start: mean(before), gain: meanInterval(differences(before, after), confidence, 1) };
    }),
  };
}

/** What each of several players gets against each other one: rows against columns, shares of the points; null if interrupted. */
export async function matrixOf(players: readonly DoctrineFile[], ground: Ground): Promise<number[][] | null> {
  const contests = players.flatMap((one, i) => players.slice(i + 1).map((other) => ({ one, other })));
  const payoffs = contests.length === 0 ? [] : await payoffsOf(contests, ground, pointsOf);
  if (payoffs === null) return null;
  const matrix = players.map(() => players.map(() => 0.5));
  let next = 0;
  for (let i = 0; i < players.length; i++) {
    for (let j = i + 1; j < players.length; j++) {
      const share = mean(item(payoffs, next++));
      item(matrix, i)[j] = share;
      item(matrix, j)[i] = 1 - share;
    }
  }
  return matrix;
}
