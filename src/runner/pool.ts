import { Piscina } from 'piscina';
import type { Job } from './plan.ts';
import type { EngagementColumns } from './result.ts';
import type { Answer } from './worker.ts';
import { openJobPlayer, type Workload } from './workload.ts';

/** Where jobs are played. */
export interface Pool {
  /** How many jobs it plays at a time. */
  readonly width: number;
  /** Rejects with what went wrong in the worker, under the name it had there. */
  run(job: Job): Promise<EngagementColumns>;
  close(): Promise<void>;
}

/** Below so many engagements, starting threads costs more than it saves. */
export const INLINE_BELOW = 100;

/** Plays in this thread; between jobs the event loop gets its turn, so that signals and progress work. */
export function inlinePool(work: Workload): Pool {
  const player = openJobPlayer(work);
  return {
    width: 1,
    async run(job) {
      await new Promise((resolve) => setImmediate(resolve));
      return player.play(job);
    },
    close: () => Promise.resolve(),
  };
}

/** Plays in worker threads: on compiled code when this code is compiled, on the sources when it is not. */
export function threadPool(work: Workload, workers: number): Pool {
  const source = import.meta.url.endsWith('.ts');
  const pool = new Piscina({
    filename: new URL(source ? './sourceWorker.mjs' : './worker.js', import.meta.url).href,
    workerData: work,
    minThreads: workers,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    // Compiled workers name the sources in stack traces; the others bring the loader that they need.
    execArgv: source ? [] : ['--enable-source-maps'],
    // A worker that spins on atomics would answer no signal and burn a core while it waits.
    atomics: 'disabled',
    // Results are merged on this thread, the task itself needs no statistics.
    recordTiming: false,
  });
  // A dying worker rejects its task as well; the event alone must not end the process.
  pool.on('error', () => {});
  return {
    width: workers,
    async run(job) {
      const answer = (await pool.run(job)) as Answer;
      if (answer.ok) return answer.columns;
      throw Object.assign(new Error(answer.message), { name: answer.name, stack: answer.stack });
    },
    close: () => pool.close({ force: true }),
  };
}
