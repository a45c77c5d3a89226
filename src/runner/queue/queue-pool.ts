import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queue as ChunkQueue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Job } from '../../campaign/plan.ts';
import { ExhaustedError, type Pool } from '../../campaign/pool.ts';
import type { EngagementColumns } from '../../campaign/result.ts';
import type { LocalWorkload } from '../job-player.ts';
import { type Build, type Keys, keysOf, readAddress, thisBuild } from './address.ts';
import { Arrivals, chunkWords } from './arrivals.ts';
import { toBytes } from './bytes.ts';
import { connect, connectionOf, queuePackages } from './connect.ts';
import { type Envelope, openEnvelope, resultsIn } from './envelope.ts';
import { Pace } from './pace.ts';
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
/** So often a chunk is tried, by whichever workers. */
const TRIES = 3;
/** Longest wait for an answer when a coordinator leaves, milliseconds. */
const LEAVE_MS = 5000;

interface Pending {
  readonly jobs: readonly Job[];
  readonly resolve: (columns: readonly EngagementColumns[]) => void;
  readonly reject: (error: unknown) => void;
  /** Looks at which the server did not know of it. */
  missed: number;
  /** How often it was sent once more after it had been given up. */
  rounds: number;
}

/**
 * Of batches by the ids of their jobs: 0 for one that the server does not know, 2 for one that was given up, 3 for one that a worker took away with it, 1 for others.
 * The last key is the list of what was given up.
 */
const LOOK = `local found = {}
local failed = KEYS[#KEYS]
for i = 1, #KEYS - 1 do
  if redis.call('exists', KEYS[i]) == 0 then found[i] = 0
  elseif redis.call('zscore', failed, ARGV[i]) then found[i] = 2
  elseif redis.call('hexists', KEYS[i], 'stc') == 1 then found[i] = 3
  else found[i] = 1 end
end
return found`;
const [UNKNOWN, GIVEN_UP, TAKEN_AWAY] = [0, 2, 3];
/** So often a batch that was given up is sent once more, as long as others are lost with workers, too: then it is not the batch that ends them. */
const MOST_ROUNDS = 5;

/** Results that are fetched at once. */
const AT_ONCE = 64;

/**
 * Plays on whoever serves a queue. What a campaign is lies on the server as long as its coordinator says that it is there; results are fetched and deleted as they come. Which worker plays what,
 * how often, and in which order is all one: results are placed by index.
 * @throws QueueError for a server that cannot be reached, and code that cannot be sent
 */
export async function queuePool(work: LocalWorkload, request: QueueRequest): Promise<Pool> {
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
  readonly tries = TRIES;
  readonly #it: Parts;
  readonly #id = randomUUID();
  readonly #pending = new Map<number, Pending>();
  readonly #arrivals = new Arrivals();
  readonly #pace = new Pace(performance.now());
  readonly #waiting = new Set<() => void>();
  /** Batches that are to be sent together. */
  #toSend: number[] = [];
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

  async run(jobs: readonly Job[], unwanted?: AbortSignal): Promise<readonly EngagementColumns[]> {
    while (this.#playing >= this.#atATime && unwanted?.aborted !== true) await this.#room(unwanted);
    if (this.#failure !== null) throw this.#failure;
    unwanted?.throwIfAborted();
    this.#playing += 1;
    this.#last += 1;
    const batch = this.#last;
    const giveUp = (): void => this.#giveUp(batch, unwanted?.reason);
    unwanted?.addEventListener('abort', giveUp, { once: true });
    try {
      return await new Promise((resolve, reject) => {
        this.#pending.set(batch, { jobs, resolve, reject, missed: 0, rounds: 0 });
        this.#send(batch);
      });
    } finally {
      unwanted?.removeEventListener('abort', giveUp);
      this.#pending.delete(batch);
      this.#playing -= 1;
      this.#letIn(1);
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

  /** Waits until there may be room, or nobody wants it any more. */
  async #room(unwanted: AbortSignal | undefined): Promise<void> {
    await new Promise<void>((go) => {
      const enter = (): void => {
        unwanted?.removeEventListener('abort', enter);
        this.#waiting.delete(enter);
        go();
      };
      this.#waiting.add(enter);
      unwanted?.addEventListener('abort', enter, { once: true });
    });
  }

  #letIn(most: number): void {
    for (const enter of [...this.#waiting].slice(0, Math.max(0, most))) enter();
  }

  /** Sends a batch, together with all others that are to be sent now. */
  #send(batch: number): void {
    this.#toSend.push(batch);
    if (this.#toSend.length === 1) setImmediate(() => void this.#sendAll());
  }

  async #sendAll(): Promise<void> {
    const sent = this.#toSend;
    this.#toSend = [];
    const { queue } = this.#it;
    const chunks = sent.flatMap((batch) => {
      const jobs = this.#pending.get(batch)?.jobs;
      const data: Chunk = { campaign: this.#id, batch, jobs: jobs ?? [] };
      return jobs === undefined ? [] : [{ name: 'chunk', data, opts: { jobId: this.#jobId(batch), removeOnComplete: true, attempts: 1 } }];
    });
    try {
      await queue.addBulk(chunks);
    } catch (error) {
      for (const batch of sent) this.#pending.get(batch)?.reject(error);
    }
  }

  #giveUp(batch: number, reason: unknown): void {
    this.#pending.get(batch)?.reject(reason);
    // One that is being played already stays; nobody waits for its result.
    void this.#it.queue.remove(this.#jobId(batch)).catch(() => 0);
  }

  async #fetch(): Promise<void> {
    const { fetcher, keys } = this.#it;
    const key = keys.results(this.#id);
    const next = async (): Promise<readonly Buffer[]> => {
      const there = await fetcher.lpopBuffer(key, AT_ONCE);
      if (there !== null) return there;
      const came = await fetcher.blpopBuffer(key, 2);
      return came === null ? [] : [came[1]];
    };
    while (!this.#closed) {
      const got = await next().catch(() => 'away' as const);
      if (got === 'away') await sleep(this.#closed ? 0 : 200);
      else for (const it of got) this.#take(it);
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
    const { batch, worker } = envelope;
    const pending = this.#pending.get(batch);
    if (this.#arrivals.has(batch)) {
      const conflict = this.#arrivals.conflict(envelope);
      if (conflict !== null) this.#stop(conflict);
      return;
    }
    if (pending === undefined) return;
    try {
      const columns = resultsIn(envelope, pending.jobs);
      this.#arrivals.add(envelope, pending.jobs, columns);
      this.#pace.count(worker, pending.jobs.length);
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
      if (since < SAY_EVERY_MS || this.#closed) continue;
      since = 0;
      // A server that is away will be back.
      await this.#watch().catch(() => undefined);
      await this.#findLost().catch(() => undefined);
      const pace = this.#pace.told(performance.now(), this.#pending.size);
      if (pace !== null) this.#it.note(`queue: ${pace}`);
    }
  }

  /** Says that this campaign goes on, and looks who plays. */
  async #watch(): Promise<void> {
    const { redis, keys, record, build, outside, note } = this.#it;
    // Said once more after its end, a campaign would keep everybody from tidying up.
    if ((await redis.pexpire(keys.campaign(this.#id), SAID_HOLDS_MS * 4)) === 0 && !this.#closed)
      await redis.set(keys.campaign(this.#id), record, 'PX', SAID_HOLDS_MS * 4);
    const { serving, words } = whoServes(await workersAt(redis, keys), build, outside);
    const slots = serving.reduce((sum, it) => sum + it.slots, 0);
    this.#atATime = Math.max(LEAST_AT_A_TIME, Math.min(MOST_AT_A_TIME, 2 * slots));
    this.#letIn(this.#atATime - this.#playing);
    if (words !== this.#said) note(`queue: ${words}`);
    this.#said = words;
  }

  /** Sends again what a server has lost, and gives up what nobody survived. */
  async #findLost(): Promise<void> {
    const { queue, redis } = this.#it;
    const batches = [...this.#pending.keys()];
    if (batches.length === 0) return;
    const ids = batches.map(this.#jobId);
    const keys = [...ids.map((id) => queue.toKey(id)), queue.toKey('failed')];
    const found = (await redis.eval(LOOK, keys.length, ...keys, ...ids)) as readonly number[];
    for (const [i, batch] of batches.entries()) {
      const pending = this.#pending.get(batch);
      if (pending === undefined) continue;
      if (found[i] === UNKNOWN) {
        pending.missed += 1;
        // Its result may be on the way.
        if (pending.missed > 1) this.#send(batch);
      } else if (found[i] === GIVEN_UP) {
        const job = await queue.getJob(this.#jobId(batch));
        await job?.remove();
        const areOthers = found.some((it, at) => at !== i && (it === GIVEN_UP || it === TAKEN_AWAY));
        if (areOthers && pending.rounds < MOST_ROUNDS) {
          pending.rounds += 1;
          this.#send(batch);
        } else
          pending.reject(new ExhaustedError(`every worker that took ${chunkWords(pending.jobs)} went away (${job?.failedReason ?? ''})`));
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
