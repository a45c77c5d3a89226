import type { PlayedWith } from '../../runner/played-with.ts';
import type { DoctrineFile } from '../../scenario/types.ts';
import type { Progressed, Proof } from './train.ts';

/** What a training was asked for. One that is continued has to be the same. */
export interface TrainingPlan {
  readonly spec: string;
  readonly scenarios: readonly string[];
  /** Scenarios of the proof. */
  readonly proof: readonly string[];
  readonly start: DoctrineFile;
  readonly names: readonly string[];
  readonly against: readonly string[];
  readonly population: number;
  readonly steps: number;
  readonly pairs: number;
  readonly proofPairs: number;
  readonly seed: string;
  readonly confidence: number;
  /** What decided the games; missing in trainings by older versions. */
  readonly played?: PlayedWith;
}

/** One trained player; each is trained against those before it. */
export interface Member extends Progressed {
  /** Null while it is being trained. */
  readonly doctrine: DoctrineFile | null;
  readonly proof: Proof | null;
}

/** The content of `training.json`, which is written after each step. */
export interface TrainingResult {
  readonly format: 1;
  readonly plan: TrainingPlan;
  readonly members: readonly Member[];
  /** What each gets against each other, the start first, in shares of the points; null until all are trained. */
  readonly matrix: readonly (readonly number[])[] | null;
}
