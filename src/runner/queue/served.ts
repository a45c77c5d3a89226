import { rm } from 'node:fs/promises';
import type { Job } from '../../campaign/plan.ts';
import type { Pool } from '../../campaign/pool.ts';
import type { EngagementColumns } from '../../campaign/result.ts';
import { StuckError } from '../../campaign/stuck-error.ts';

/** A campaign that a worker plays: its threads, and the folder of what was sent along. */
export class Served {
  /** How long results are kept that nobody fetches, seconds. */
  readonly keep: number;
  readonly #folder: string;
  readonly #openPool: () => Pool;
  #pool: Pool;
  #playing = 0;

  constructor(openPool: () => Pool, folder: string, keep: number) {
    this.#openPool = openPool;
    this.#pool = openPool();
    this.#folder = folder;
    this.keep = keep;
  }

  get isBusy(): boolean {
    return this.#playing > 0;
  }

  /** Plays a batch; once more on new threads, where those that it had were ended because of another. @throws what the threads do */
  async run(jobs: readonly Job[]): Promise<readonly EngagementColumns[]> {
    this.#playing += 1;
    try {
      for (;;) {
        const pool = this.#pool;
        try {
          return await pool.run(jobs);
        } catch (error) {
          if (!(error instanceof StuckError)) throw error;
          await this.#renew(pool);
          if (isOf(error, jobs)) throw error;
        }
      }
    } finally {
      this.#playing -= 1;
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Threads of which one is stuck play nothing more. */
  async #renew(stuck: Pool): Promise<void> {
    if (this.#pool !== stuck) return;
    this.#pool = this.#openPool();
    await stuck.close();
  }
}

/** Whether it is one of these jobs that does not come to an end. Of what comes before the first game nobody knows whose it is. */
function isOf({ running: { game } }: StuckError, jobs: readonly Job[]): boolean {
  return (
    game === null ||
    jobs.some(({ scenario, firstPair, pairs }) => scenario === game.scenario && game.pair >= firstPair && game.pair < firstPair + pairs)
  );
}
