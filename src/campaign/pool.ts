import type { Job } from './plan.ts';
import type { EngagementColumns } from './result.ts';
import type { Again, WhichGame } from './which-game.ts';

/** Where jobs are played. */
export interface Pool {
  /** How many batches it plays at a time. */
  readonly width: number;
  /** How often a batch is tried whose failure is none of the others', which go on: a machine may be to blame. Absent: twice, and what fails again ends all. */
  readonly tries?: number;
  /**
   * Plays jobs of one chunk of one scenario together. Rejects with the worker's error, under its own name; with a PoolError once it plays nothing more.
   * @param unwanted once it aborts, nobody wants the answer: a pool that can, does not play what has not begun
   */
  run(jobs: readonly Job[], unwanted?: AbortSignal): Promise<readonly EngagementColumns[]>;
  /** Plays a game by itself, where a pool can. @param listens whether what code from outside does in it is noted */
  again?(game: WhichGame, listens: boolean): Promise<Again>;
  close(): Promise<void>;
}

/** A batch that the pool has tried itself, as often as it is worth. */
export class ExhaustedError extends Error {
  override readonly name = 'ExhaustedError';
}

/** What nothing can be played after, and which job it was found in. */
export class PoolError extends Error {
  override readonly name = 'PoolError';
  readonly job: Job;

  constructor(message: string, job: Job) {
    super(message);
    this.job = job;
  }
}
