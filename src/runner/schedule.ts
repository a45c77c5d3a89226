import { EngagementError } from './engagement-error.ts';
import { type Job, jobName } from './plan.ts';
import type { Pool } from './pool.ts';
import type { EngagementColumns } from './result.ts';
import { SHARING_ERROR } from './sharing.ts';
import { StuckError } from './watch.ts';

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
  /** Which jobs are best played together: consecutive ones with the same key, of the same chunk of the same scenario. Default: none. */
  readonly together?: (job: Job) => string;
  readonly pool: Pool;
  /** Receives a finished job, in any order. `true` means that enough has been seen. */
  readonly finished: (job: Job, columns: EngagementColumns) => Promise<boolean>;
  readonly signal?: AbortSignal | undefined;
  /** Asked before a job starts; unwanted jobs are skipped. */
  readonly wanted?: (job: Job) => boolean;
}

/**
 * Plays jobs in order, in batches: as many at a time as the pool is wide, plus one waiting. A batch that fails is tried once more; a game that fails again in the same way
 * cannot be played, and whatever does not come to an end, or is not what full play gives, is not tried again.
 *
 * @returns `done`, `enough` when `finished` said so, or `interrupted` on the signal; jobs under way are then dropped.
 * @throws JobError for a job that failed, and whatever `finished` throws.
 */
export async function playJobs({
  jobs,
  together = jobName,
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

  const batches = batchesOf(jobs, together);
  const runTwice = async (batch: readonly Job[]): Promise<readonly EngagementColumns[]> => {
    try {
      return await pool.run(batch);
    } catch (first) {
      if (first instanceof StuckError || (first instanceof Error && first.name === SHARING_ERROR))
        throw new JobError(batch[0] as Job, first);
      if (first instanceof EngagementError) {
        const always = stopped() || first.isLike(await pool.run(batch).catch((it: unknown) => it));
        // The base of a batch is watched even where its own games are there already.
        throw new JobError({ ...(batch[0] as Job), variant: first.game.variant }, always ? first : first.passing());
      }
      if (stopped()) throw first;
      return pool.run(batch).catch((second: unknown) => {
        throw new JobError(batch[0] as Job, second instanceof Error ? second : new Error(String(second)));
      });
    }
  };

  const line = async (): Promise<void> => {
    while (!stopped() && next < batches.length) {
      const all = batches[next++] as readonly Job[];
      const batch = all.filter(wanted);
      try {
        const results = batch.length === 0 ? [] : await runTwice(batch);
        for (const [k, job] of batch.entries()) if (!enough && (await finished(job, results[k] as EngagementColumns))) enough = true;
        completed += all.length;
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

/** Consecutive jobs with the same key. */
function batchesOf(jobs: readonly Job[], key: (job: Job) => string): Job[][] {
  const batches: Job[][] = [];
  let last: string | null = null;
  for (const job of jobs) {
    const now = key(job);
    if (now === last) (batches.at(-1) as Job[]).push(job);
    else batches.push([job]);
    last = now;
  }
  return batches;
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
