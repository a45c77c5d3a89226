import { item } from '../rules/item.ts';
import { asymptoticSequence, type Interval, meanInterval, type Numbers, pairScoreInterval, pentanomial, sequence } from '../stats/index.ts';
import { asymptoticEvidence, type Evidence, fixedEvidence, NO_DIFFERENCE, runningEvidence } from './evidence.ts';
import { RunningMean } from './running.ts';
import type { Difference } from './summary.ts';

/** `fixed`: the number of pairs was set beforehand. `anytime`: the run was examined as it went and could have stopped early. */
export type Method = 'fixed' | 'anytime';

export interface Inference {
  readonly method: Method;
  readonly confidence: number;
  /** Seed of the resampling. */
  readonly seed: string;
}

/** How a report says that differences were judged. */
export const METHOD_WORDS: Readonly<Record<Method, string>> = {
  fixed: "paired difference by pair, the hull of Student's t interval and Hall's for skewed values, P value by sign flips",
  anytime: 'paired difference by pair, confidence sequence and P value by betting (valid at any stopping time)',
};

/** How a report says that intervals of results were computed. */
export const RESULT_METHOD_WORDS: Readonly<Record<Method, string>> = {
  fixed:
    "Wilson's interval with the variance of pairs for scores, the hull of Student's t interval and Hall's for skewed values for other means by pair",
  anytime:
    'confidence sequences by betting, by pair, for scores and advantages, asymptotic ones for victory points and rounds (valid at any stopping time)',
};

/** How a report names the correction for several comparisons. */
export function correctionWords(family: number): string {
  return family > 1 ? `Holm, ${family} comparisons` : 'none, one comparison';
}

/** Score of red with its interval, from half points by pair. */
export function scoreInterval(halfPoints: Numbers, { method, confidence }: Inference): Interval {
  if (method === 'fixed') return pairScoreInterval(pentanomial(halfPoints), confidence);
  return runSequence(
    Array.from(halfPoints, (points) => points / 4),
    0,
    1,
    confidence,
  ).interval();
}

/** Interval of a mean by pair; `range` is the largest possible absolute value, if there is one. */
export function meanByPair(values: Numbers, { method, confidence }: Inference, range?: number): Interval {
  if (method === 'fixed' || values.length < 2) return meanInterval(values, confidence, range);
  if (range !== undefined) return runSequence(values, -range, range, confidence).interval();
  const { estimate, low, high } = asymptoticSequence(values, confidence);
  return { estimate, low, high };
}

/** A paired difference on its own, at the confidence asked for; `identical` says that it is certainly 0. */
export function differenceOf(values: Numbers, inference: Inference, identical: boolean, label: string, range?: number): Difference {
  const { p, interval } = identical ? NO_DIFFERENCE : evidenceOf(values, inference, label, range);
  const { estimate, low, high } = interval(inference.confidence);
  return { difference: estimate, low, high, p };
}

function evidenceOf(values: Numbers, { method, seed }: Inference, label: string, range: number | undefined): Evidence {
  if (method === 'fixed') return fixedEvidence(values, `${seed} ${label}`, range);
  if (range === undefined) return asymptoticEvidence(values);
  const running = new RunningMean(range);
  running.look(values);
  return runningEvidence(running);
}

function runSequence(values: Numbers, low: number, high: number, confidence: number) {
  const run = sequence({ low, high, confidence });
  for (let i = 0; i < values.length; i++) run.add(item(values, i));
  return run;
}
