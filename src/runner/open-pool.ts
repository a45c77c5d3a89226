import type { Pool } from '../campaign/pool.ts';
import type { LocalWorkload } from './job-player.ts';
import { inlinePool, threadPool } from './pool.ts';
import type { QueueRequest } from './queue/queue-pool.ts';

/** Into so many parts the rulesets of a chunk are split at most where machines play that nobody has counted. */
export const QUEUE_PARTS = 8;

interface Where {
  /** Threads; 0 for none. */
  readonly workers: number;
  /** Whether code from outside is played. */
  readonly foreign: boolean;
  readonly queue: QueueRequest | null;
}

/**
 * Where a workload is played: by whoever serves a queue, in threads, or without any in this one.
 * @throws QueueError for a queue that cannot be used
 */
export async function openPool(work: LocalWorkload, { workers, foreign, queue }: Where): Promise<Pool> {
  if (queue === null) return workers === 0 ? inlinePool(work) : threadPool(work, workers, foreign);
  const { queuePool } = await import('./queue/queue-pool.ts');
  return queuePool(work, queue);
}
