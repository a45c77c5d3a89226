import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeAtomic } from './files.ts';
import { type Job, jobName } from './plan.ts';
import type { EngagementColumns } from './result.ts';

/** Folder of a run's unfinished work, inside its output folder. */
export const CHUNKS = '.chunks';
const PLAN = 'plan.json';
const HASH_BYTES = 32;

/**
 * Finished chunks of a campaign on disk, so that a run that was stopped, or killed, can be resumed. Each file holds
 * the SHA-256 of its content before the content; one that is damaged counts as missing.
 */
export class ChunkFiles {
  readonly #folder: string;

  constructor(outputFolder: string) {
    this.#folder = join(outputFolder, CHUNKS);
  }

  /** The plan that the chunks belong to, or null if nothing was started here. */
  async plan(): Promise<unknown> {
    const text = await readFile(join(this.#folder, PLAN), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as unknown);
  }

  async begin(plan: unknown): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeAtomic(join(this.#folder, PLAN), `${JSON.stringify(plan, null, 2)}\n`);
  }

  async write(job: Job, columns: EngagementColumns): Promise<void> {
    const content = serialize(columns);
    await writeAtomic(this.#path(job), Buffer.concat([createHash('sha256').update(content).digest(), content]));
  }

  /** The chunk of a job, or null if there is no complete one. */
  async read(job: Job): Promise<EngagementColumns | null> {
    const bytes = await readFile(this.#path(job)).catch(() => null);
    if (bytes === null || bytes.length <= HASH_BYTES) return null;
    const content = bytes.subarray(HASH_BYTES);
    if (!createHash('sha256').update(content).digest().equals(bytes.subarray(0, HASH_BYTES))) return null;
    return deserialize(content) as EngagementColumns;
  }

  /** Removes everything: the results are stored elsewhere. */
  async discard(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  #path(job: Job): string {
    return join(this.#folder, `${jobName(job)}.bin`);
  }
}
