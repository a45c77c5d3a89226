import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queue as ChunkQueue } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Job, jobName } from '../plan.ts';
import type { Pool } from '../pool.ts';
import type { EngagementColumns } from '../result.ts';
import type { Workload } from '../workload.ts';
import { type Build, type Keys, keysOf, readAddress, thisBuild } from './address.ts';
import { toBytes } from './bytes.ts';
import { connect, connectionOf, queuePackages } from './connect.ts';
import { type Envelope, openEnvelope, resultsIn } from './envelope.ts';
import { QueueError } from './queue-error.ts';
import { recordOf } from './record.ts';
import { keysLike, SAID_HOLDS_MS, SAY_EVERY_MS, tidy, whoServes, workersAt } from './watch.ts';

export interface QueueRequest {
  readonly url: string;
  /** How long results are kept that nobody fetches, seconds; default: ten minutes. */
  readonly keep?: number;
  /** Told in a line who plays, whenever that changes, and what went wrong with a worker. */
  readonly note?: (words: string) => void;
}

/** What is sent to workers. */
export interface Chunk {
  readonly campaign: string;
  readonly batch: number;
  readonly jobs: readonly Job[];
}

const KEEP_SECONDS = 600;
/** Batches that wait or are played at a time: twice as many as there are slots, and never more than this. What a server has to hold does not grow with the campaign. */
const MOST_AT_A_TIME = 256;
const LEAST_AT_A_TIME = 4;
/** Longest wait for an answer when a coordinator leaves, milliseconds. */
const LEAVE_MS = 5000;

interface Pending {
  readonly jobs: readonly Job[];
  readonly resolve: (columns: readonly EngagementColumns[]) => void;
  readonly reject: (error: unknown) => void;
  /** Looks at which the server did not know of it. */
  missed: number;
}

/**
 * Plays on whoever serves a queue. What a campaign is lies on the server as long as its coordinator says that it is there; results are fetched and deleted as they come. Which worker plays what,
 * how often, and in which order is all one: results are placed by index.
 * @throws QueueError for a server that cannot be reached, and code that cannot be sent
 */
export async function queuePool(work: Workload, request: QueueRequest): Promise<Pool> {
  const address = readAddress(request.url);
  const build = thisBuild();
  const record = recordOf(work, build, request.keep ?? KEEP_SECONDS);
  const { Queue } = await queuePackages();
  const [redis, fetcher] = [await connect(address), await connect(address)];
  const outside = record.code.length > 0;
  const keys = keysOf(address.prefix, build);
  const queue = new Queue(keys.queue(outside), { connection: connectionOf(address), prefix: address.prefix });
  // The connection says so itself, and makes itself anew.
  queue.on('error', () => {});
  const pool = new QueuePool({
    build,
    outside,
    record: toBytes(record),
    keys,
    queue,
    redis,
    fetcher,
    note: request.note ?? (() => {}),
  });
  await pool.start();
  return pool;
}

interface Parts {
  readonly build: Build;
  readonly outside: boolean;
  readonly record: Buffer;
  readonly keys: Keys;
  readonly queue: ChunkQueue;
  readonly redis: Redis;
  /** Waits for results, and for nothing else. */
  readonly fetcher: Redis;
  readonly note: (words: string) => void;
}

class QueuePool implements Pool {
  readonly width = MOST_AT_A_TIME;
  readonly #it: Parts;
  readonly #id = randomUUID();
  readonly #pending = new Map<number, Pending>();
  /** Who sent a batch first, and the digest of what. */
  readonly #taken = new Map<number, { readonly digest: string; readonly worker: string; readonly jobs: readonly Job[] }>();
  readonly #waiting: (() => void)[] = [];
  #playing = 0;
  #atATime = LEAST_AT_A_TIME;
  #last = 0;
  #closed = false;
  #failure: unknown = null;
  #said = '';
  #loops: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    this.#it = parts;
  }

  async start(): Promise<void> {
    await this.#watch();
    this.#loops = Promise.all([this.#fetch(), this.#watchOn()]);
  }

  async run(jobs: readonly Job[]): Promise<readonly EngagementColumns[]> {
    while (this.#playing >= this.#atATime) await new Promise<void>((go) => this.#waiting.push(go));
    if (this.#failure !== null) throw this.#failure;
    this.#playing += 1;
    this.#last += 1;
    const batch = this.#last;
    try {
      return await new Promise((resolve, reject) => {
        this.#pending.set(batch, { jobs, resolve, reject, missed: 0 });
        this.#add(batch, jobs).catch(reject);
      });
    } finally {
      this.#pending.delete(batch);
      this.#playing -= 1;
      this.#waiting.shift()?.();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const { queue, redis, fetcher } = this.#it;
    fetcher.disconnect();
    await Promise.race([this.#leave(), sleep(LEAVE_MS, undefined, { ref: false })]).catch(() => undefined);
    await Promise.race([queue.close(), sleep(LEAVE_MS, undefined, { ref: false })]).catch(() => undefined);
    redis.disconnect();
    await this.#loops;
  }

  #jobId = (batch: number): string => `${this.#id}-${batch}`;

  async #add(batch: number, jobs: readonly Job[]): Promise<void> {
    const { queue } = this.#it;
    const chunk: Chunk = { campaign: this.#id, batch, jobs };
    await queue.add('chunk', chunk, { jobId: this.#jobId(batch), removeOnComplete: true, attempts: 1 });
  }

  async #fetch(): Promise<void> {
    const { fetcher, keys } = this.#it;
    while (!this.#closed) {
      const got = await fetcher.blpopBuffer(keys.results(this.#id), 2).catch(() => 'away' as const);
      if (got === 'away') await sleep(this.#closed ? 0 : 200);
      else if (got !== null) this.#take(got[1]);
    }
  }

  #take(bytes: Buffer): void {
    let envelope: Envelope;
    try {
      envelope = openEnvelope(bytes);
    } catch {
      this.#it.note('queue: a result that cannot be read was dropped');
      return;
    }
    const { batch, worker, digest } = envelope;
    const pending = this.#pending.get(batch);
    const before = this.#taken.get(batch);
    if (before !== undefined) {
      if (before.digest === digest || isFailure(envelope, before.jobs)) return;
      this.#stop(
        new QueueError(
          `${chunkWords(before.jobs)}: workers ${before.worker} and ${worker} sent different results: a machine, or a plugin, that does not play the same twice`,
        ),
      );
      return;
    }
    if (pending === undefined) return;
    try {
      const columns = resultsIn(envelope, pending.jobs);
      this.#taken.set(batch, { digest, worker, jobs: pending.jobs });
      pending.resolve(columns);
    } catch (error) {
      if (error instanceof QueueError) this.#it.note(`queue: ${error.message}`);
      pending.reject(error);
    }
  }

  /** Nothing more is taken, and nothing more is sent. */
  #stop(error: unknown): void {
    this.#failure ??= error;
    for (const it of this.#pending.values()) it.reject(error);
  }

  async #watchOn(): Promise<void> {
    for (let since = 0; !this.#closed; since += 100) {
      await sleep(100);
      if (since < SAY_EVERY_MS) continue;
      since = 0;
      // A server that is away will be back.
      await this.#watch().catch(() => undefined);
      await this.#findLost().catch(() => undefined);
    }
  }

  /** Says that this campaign goes on, and looks who plays. */
  async #watch(): Promise<void> {
    const { redis, keys, record, build, outside, note } = this.#it;
    if ((await redis.pexpire(keys.campaign(this.#id), SAID_HOLDS_MS * 4)) === 0)
      await redis.set(keys.campaign(this.#id), record, 'PX', SAID_HOLDS_MS * 4);
    const { serving, words } = whoServes(await workersAt(redis, keys), build, outside);
    const slots = serving.reduce((sum, it) => sum + it.slots, 0);
    this.#atATime = Math.max(LEAST_AT_A_TIME, Math.min(MOST_AT_A_TIME, 2 * slots));
    for (let free = this.#atATime - this.#playing; free > 0; free--) this.#waiting.shift()?.();
    if (words !== this.#said) note(`queue: ${words}`);
    this.#said = words;
  }

  /** Sends again what a server has lost, and gives up what nobody survived. */
  async #findLost(): Promise<void> {
    const { queue } = this.#it;
    for (const [batch, pending] of this.#pending) {
      const job = await queue.getJob(this.#jobId(batch));
      if (job === undefined) {
        pending.missed += 1;
        // Its result may be on the way.
        if (pending.missed > 1) await this.#add(batch, pending.jobs);
      } else if (await job.isFailed()) {
        await job.remove();
        pending.reject(new QueueError(`${chunkWords(pending.jobs)}: every worker that took it went away (${job.failedReason})`));
      } else pending.missed = 0;
    }
  }

  /** Takes away what is left of the campaign; the last one takes the queue away. */
  async #leave(): Promise<void> {
    const { queue, redis, keys } = this.#it;
    await redis.del(keys.campaign(this.#id));
    await Promise.all([...this.#pending.keys()].map((batch) => queue.remove(this.#jobId(batch)).catch(() => 0)));
    await redis.del(keys.results(this.#id));
    if ((await keysLike(redis, keys.campaign('*'))).length > 0) return;
    await queue.obliterate({ force: true });
    await tidy(redis, keys);
  }
}

/** Errors say where they happened, which is another place on every machine. */
function isFailure(envelope: Envelope, jobs: readonly Job[]): boolean {
  try {
    resultsIn(envelope, jobs);
    return false;
  } catch {
    return true;
  }
}

const chunkWords = (jobs: readonly Job[]): string => {
  const [first] = jobs;
  return first === undefined
    ? 'nothing'
    : `chunk ${jobs.map(jobName).join(', ')} (pairs ${first.firstPair} to ${first.firstPair + first.pairs - 1})`;
};
