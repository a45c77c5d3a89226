import type { Job } from './plan.ts';
import type { Pool } from './pool.ts';
import type { EngagementColumns } from './result.ts';
import { EngagementError } from './workload.ts';

/** A job that failed: twice, or in a game that would fail again. */
export class JobError extends Error {
  override readonly name = 'JobError';
  readonly job: Job;

  constructor(job: Job, cause: Error) {
    super(`${cause.name}: ${cause.message}`, { cause });
    this.job = job;
  }
}

export interface Schedule {
  readonly jobs: readonly Job[];
  readonly pool: Pool;
  /** Receives a finished job, in any order. `true` means that enough has been seen. */
  readonly finished: (job: Job, columns: EngagementColumns) => Promise<boolean>;
  readonly signal?: AbortSignal | undefined;
  /** Asked before a job starts; unwanted jobs are skipped. */
  readonly wanted?: (job: Job) => boolean;
}

/**
 * Plays jobs in order, as many at a time as the pool is wide, plus one waiting. A job that fails is tried once more, unless it is for a game that cannot be played.
 *
 * @returns `done`, `enough` when `finished` said so, or `interrupted` on the signal; jobs under way are then dropped.
 * @throws JobError for a job that failed, and whatever `finished` throws.
 */
export async function playJobs({
  jobs,
  pool,
  finished,
  signal,
  wanted = () => true,
}: Schedule): Promise<'done' | 'enough' | 'interrupted'> {
  let next = 0;
  let completed = 0;
  let enough = false;
  let failed: unknown = null;
  const stopped = (): boolean => enough || failed !== null || signal?.aborted === true;

  const runTwice = async (job: Job): Promise<EngagementColumns> => {
    try {
      return await pool.run(job);
    } catch (first) {
      if (first instanceof EngagementError) throw new JobError(job, first);
      if (stopped()) throw first;
      return pool.run(job).catch((second: unknown) => {
        throw new JobError(job, second instanceof Error ? second : new Error(String(second)));
      });
    }
  };

  const line = async (): Promise<void> => {
    while (!stopped() && next < jobs.length) {
      const job = jobs[next++] as Job;
      try {
        if (wanted(job)) {
          const columns = await runTwice(job);
          if (!enough && (await finished(job, columns))) enough = true;
        }
        completed += 1;
      } catch (error) {
        failed ??= error;
      }
    }
  };

  const lines = Promise.all(Array.from({ length: pool.width + (pool.width > 1 ? 1 : 0) }, line));
  await (signal === undefined ? lines : unlessAborted(lines, signal));
  if (failed !== null) throw failed;
  if (enough) return 'enough';
  return completed < jobs.length ? 'interrupted' : 'done';
}

/** Waits for work to end or for the signal, whichever comes first. One signal may outlive many campaigns, so nothing stays attached to it. */
async function unlessAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const aborted = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true, signal: over.signal });
  });
  await Promise.race([work, aborted]).finally(() => over.abort());
}
