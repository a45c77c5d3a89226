import { EngagementError } from './engagement-error.ts';
import { type Job, jobName } from './plan.ts';
import { ExhaustedError, type Pool, PoolError } from './pool.ts';
import type { EngagementColumns } from './result.ts';
import { SHARING_ERROR } from './sharing.ts';
import { StuckError } from './stuck-error.ts';

/** A job that failed: as often as it was tried, or in a game that would fail again. */
export class JobError extends Error {
  override readonly name = 'JobError';
  readonly job: Job;
  /** How often it was tried. */
  readonly tries: number;
  /** Others that failed while the rest went on, in the order of the jobs. */
  readonly also: readonly JobError[];

  constructor(job: Job, cause: Error, tries: number, also: readonly JobError[] = []) {
    super(`${cause.name}: ${cause.message}`, { cause });
    this.job = job;
    this.tries = tries;
    this.also = also;
  }
}

/** So often a batch is tried, unless the pool says otherwise. */
const TRIES = 2;

/** Where failures do not end the rest: so many do, if more has failed than was finished. It is then not this chunk or that which cannot be played. */
const MOST_FAILED = 8;

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
 * Plays jobs in order, in batches: as many at a time as the pool is wide, plus one waiting. A batch that fails is tried once more, or as often as the pool says; a game that
 * fails each time in the same way cannot be played, and whatever does not come to an end, or is not what full play gives, is not tried again. What has failed for good ends the rest, or is
 * told when the rest is finished, as the pool has it. What is wanted no more is given up.
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
  let broken: { readonly error: unknown } | null = null;
  const goesOn = pool.tries !== undefined;
  const failures = new Map<number, JobError>();
  let finishedBatches = 0;
  const tooMany = (): boolean => failures.size > (goesOn ? Math.max(MOST_FAILED - 1, finishedBatches) : 0);
  const stopped = (): boolean => enough || broken !== null || tooMany() || signal?.aborted === true;

  const batches = batchesOf(jobs, together);
  const underWay = new Map<readonly Job[], AbortController>();
  const giveUp = (): void => {
    for (const [batch, it] of underWay) if (stopped() || !batch.some(wanted)) it.abort();
  };

  const line = async (): Promise<void> => {
    while (!stopped() && next < batches.length) {
      const at = next++;
      const all = batches[at] as readonly Job[];
      const batch = all.filter(wanted);
      const unwanted = new AbortController();
      underWay.set(batch, unwanted);
      try {
        const results = batch.length === 0 ? [] : await tried(batch, pool, unwanted.signal, stopped);
        underWay.delete(batch);
        for (const [k, job] of batch.entries()) if (!enough && (await finished(job, results[k] as EngagementColumns))) enough = true;
        finishedBatches += 1;
        completed += all.length;
        giveUp();
      } catch (error) {
        underWay.delete(batch);
        if (unwanted.signal.aborted) completed += all.length;
        else if (error instanceof JobError && !endsAll(error.cause)) failures.set(at, error);
        else broken ??= { error };
        giveUp();
      }
    }
  };

  const lines = Promise.all(Array.from({ length: pool.width + (pool.width > 1 ? 1 : 0) }, line));
  await (signal === undefined ? lines : unlessAborted(lines, signal));
  // What failed while the rest went on lies beyond what was enough.
  if (broken === null && enough && goesOn) return 'enough';
  if (broken !== null) throw (broken as { readonly error: unknown }).error;
  const [failed, ...also] = [...failures].sort(([a], [b]) => a - b).map(([, it]) => it);
  if (failed !== undefined) throw also.length === 0 ? failed : new JobError(failed.job, failed.cause as Error, failed.tries, also);
  if (enough) return 'enough';
  return completed < jobs.length ? 'interrupted' : 'done';
}

/** Whether nothing that others play can be trusted any more, or nothing will be played. */
const endsAll = (error: unknown): boolean => error instanceof PoolError || (error instanceof Error && error.name === SHARING_ERROR);

/** Plays a batch, again where it may help. @throws JobError, or whatever for a batch that is wanted no more */
async function tried(
  batch: readonly Job[],
  pool: Pool,
  unwanted: AbortSignal,
  stopped: () => boolean,
): Promise<readonly EngagementColumns[]> {
  const { tries = TRIES } = pool;
  let failing: EngagementError | null = null;
  for (let n = 1; ; n++) {
    // The base of a batch is watched even where its own games are there already.
    const blamed = (it: EngagementError): JobError => new JobError({ ...(batch[0] as Job), variant: it.game.variant }, it, n);
    let thrown: unknown;
    try {
      const results = await pool.run(batch, unwanted);
      if (failing === null) return results;
    } catch (error) {
      thrown = error;
    }
    if (thrown instanceof PoolError) throw new JobError(thrown.job, thrown, n);
    if (unwanted.aborted) throw thrown;
    // On a queue, whatever else goes wrong may be the worker's that played it.
    const lost = thrown !== undefined && !(thrown instanceof EngagementError) && pool.tries !== undefined;
    if (failing !== null && !lost && !failing.isLike(thrown)) throw blamed(failing.passing());
    if (thrown instanceof EngagementError) failing ??= thrown;
    if (thrown instanceof StuckError || thrown instanceof ExhaustedError || endsAll(thrown) || n >= tries || stopped())
      throw failing !== null && !lost
        ? blamed(failing)
        : new JobError(batch[0] as Job, thrown instanceof Error ? thrown : new Error(String(thrown)), n);
  }
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
