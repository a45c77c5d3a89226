import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Plan } from '../campaign/manifest.ts';
import { type Job, jobName } from '../campaign/plan.ts';
import type { EngagementColumns } from '../campaign/result.ts';
import { writeAtomic } from './files.ts';
import { OutputError } from './output-error.ts';
import { hasLists, readStored, sealed } from './stored-json.ts';
import { CHUNKS } from './written.ts';

const PLAN = 'plan.json';
const HASH_BYTES = 32;

/** A chunk that is there and is not taken: damaged, or of another plan or place. */
export const REFUSED = 'refused';

/**
 * Finished chunks of a campaign on disk, so that a run that was stopped, or killed, can be resumed. Each file begins with a SHA-256 of the plan that
 * it belongs to, its place in it, and its content. One that does not fit, for whatever reason, is refused.
 */
export class ChunkFiles {
  readonly #folder: string;
  readonly #plan: string;

  /**
   * @param plan what decides the games, as plain data. What differs between runs of the same games must not be part of it.
   * @param inside where they are in the folder
   */
  constructor(outputFolder: string, plan: unknown, inside: string = CHUNKS) {
    this.#folder = join(outputFolder, inside);
    this.#plan = JSON.stringify(plan);
  }

  async write(job: Job, columns: EngagementColumns): Promise<void> {
    const content = serialize(columns);
    await this.put(job, Buffer.concat([this.#seal(job, content), content]));
  }

  /** The chunk of a job; null if there is none. */
  async read(job: Job): Promise<EngagementColumns | typeof REFUSED | null> {
    const bytes = await this.take(job);
    return bytes === null || bytes === REFUSED ? bytes : (deserialize(bytes.subarray(HASH_BYTES)) as EngagementColumns);
  }

  /** The file of a job, with its seal; null if there is none. */
  async take(job: Job): Promise<Buffer | typeof REFUSED | null> {
    const bytes = await readFile(this.#path(job)).catch(() => null);
    if (bytes === null) return null;
    return this.#seal(job, bytes.subarray(HASH_BYTES)).equals(bytes.subarray(0, HASH_BYTES)) ? bytes : REFUSED;
  }

  /** Keeps a file that was taken from elsewhere. */
  put(job: Job, bytes: Uint8Array): Promise<void> {
    return writeAtomic(this.#path(job), bytes, { sync: false });
  }

  /** Removes the file of a job. */
  remove(job: Job): Promise<void> {
    return rm(this.#path(job), { force: true });
  }

  #seal({ scenario, variant, chunk, firstPair, pairs }: Job, content: Uint8Array): Buffer {
    const place = JSON.stringify([scenario, variant, chunk, firstPair, pairs]);
    return createHash('sha256').update(`${this.#plan}\n${place}\n`).update(content).digest();
  }

  #path(job: Job): string {
    return join(this.#folder, `${jobName(job)}.bin`);
  }
}

/** The plan of the chunks in a folder, or null if nothing was started there. @throws OutputError for one that is damaged */
export async function readPlan(outputFolder: string): Promise<Plan | null> {
  const path = join(outputFolder, CHUNKS, PLAN);
  if (!existsSync(path)) return null;
  const remedy = 'the run cannot be continued; begin it again with --force';
  const plan = await readStored<Plan>(path, remedy);
  if (hasLists(plan, ['scenarios', 'rulesets', 'data'])) return plan;
  throw new OutputError(path, `is damaged; ${remedy}`);
}

/** Notes the plan of the chunks that will be written. */
export async function writePlan(outputFolder: string, plan: Plan): Promise<void> {
  await writeAtomic(join(outputFolder, CHUNKS, PLAN), sealed(plan));
}

/** Removes all chunks: the results are stored elsewhere. Nothing is removed through a link. */
export async function discardChunks(outputFolder: string): Promise<void> {
  await rm(join(outputFolder, CHUNKS), { recursive: true, force: true });
}
