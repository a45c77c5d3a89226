import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { threadPool } from '../pool.ts';
import { type Address, buildName, type Keys, keysOf, readAddress, thisBuild } from './address.ts';
import { fromBytes } from './bytes.ts';
import { connect, connectionOf, queuePackages } from './connect.ts';
import { failed, played } from './envelope.ts';
import { QueueError } from './queue-error.ts';
import type { Chunk } from './queue-pool.ts';
import { type CampaignRecord, digestOf } from './record.ts';
import { Served } from './served.ts';
import { clearLeft, unpack } from './unpack.ts';
import { announce, SAY_EVERY_MS, tidy } from './watch.ts';

export interface ServeOptions {
  readonly url: string;
  /** Batches played at a time, each in a thread of its own. */
  readonly slots: number;
  /** Whether code from outside the package is run. It can do whatever this process can. */
  readonly trust: boolean;
  /** What it is called; default: host and process. */
  readonly name?: string;
  /** Ends it once it has finished what it plays. */
  readonly signal: AbortSignal;
  readonly note?: (words: string) => void;
}

/** A batch whose worker has not been heard of for so long is played by another, milliseconds. */
const LOCK_MS = 15_000;
const STALLED_EVERY_MS = 5000;
/** A batch that has cost so many workers their lives is given up at the next. */
const MOST_STALLED = 2;
/** Most campaigns whose threads are kept. */
const MOST_KEPT = 3;

/** A worker that leaves waits no longer for a server that was away at so many looks in a row, milliseconds apart. */
const LOOKS_AWAY = 20;
const LOOK_MS = 250;

/** How long the result of a campaign is kept whose record cannot be read, seconds. */
const UNREAD_KEEP_SECONDS = 60;

/** Appends a result, unless its campaign is over: nobody would fetch it. */
const DELIVER = `if redis.call('exists', KEYS[1]) == 1 then
  redis.call('rpush', KEYS[2], ARGV[1])
  redis.call('expire', KEYS[2], ARGV[2])
end`;

/**
 * Serves a queue until the signal.
 * @throws QueueError for a server that cannot be reached
 */
export async function serve({
  url,
  slots,
  trust,
  name = `${hostname()}-${process.pid}`,
  signal,
  note = () => {},
}: ServeOptions): Promise<void> {
  const address = readAddress(url);
  const build = thisBuild();
  const keys = keysOf(address.prefix, build);
  const redis = await connect(address);
  await clearLeft();
  const campaigns = new Campaigns(redis, keys, slots, trust);
  const say = (): Promise<void> => announce(redis, keys, { name, build, slots, trust });
  await say();
  // A server that is away will be back.
  const saying = setInterval(() => void say().catch(() => undefined), SAY_EVERY_MS);
  const play = async ({ campaign, batch, jobs }: Chunk): Promise<void> => {
    const opened = await campaigns.open(campaign).catch((error: unknown) => error);
    if (opened === null) return;
    const result = await (opened instanceof Served ? opened.run(jobs) : Promise.reject(opened)).then(
      (columns) => played(batch, name, columns),
      (error: unknown) => failed(batch, name, error),
    );
    const keep = opened instanceof Served ? opened.keep : UNREAD_KEEP_SECONDS;
    await redis.eval(DELIVER, 2, keys.campaign(campaign), keys.results(campaign), result, keep);
  };
  const workers = await workersOn(address, keys, { slots, trust, play });
  note(`serving ${address.shown} with sandtable ${buildName(build)}: ${slots} at a time${trust ? ', code from outside too' : ''}`);
  await new Promise<void>((stop) => {
    if (signal.aborted) stop();
    else signal.addEventListener('abort', () => stop(), { once: true });
  });
  note('leaving, once what is being played is finished');
  const leave = async (): Promise<void> => {
    await Promise.all(workers.map((it) => it.close()));
    // Said once more, it would be there again, and nobody would tidy up.
    clearInterval(saying);
    await redis.del(keys.worker(name));
    await tidy(redis, keys);
  };
  const left = await Promise.race([leave().then(() => true), isAway(redis)]);
  clearInterval(saying);
  if (!left) {
    note('the server is away: what was being played is dropped, and another will play it');
    for (const it of workers) void it.close(true).catch(() => undefined);
  }
  await campaigns.close();
  redis.disconnect();
}

/** False, once a server has been away for some time: nothing that is sent to it comes to an end. */
async function isAway(redis: Redis): Promise<false> {
  for (let looks = 0; looks < LOOKS_AWAY; looks++) {
    await sleep(LOOK_MS, undefined, { ref: false });
    if (redis.status === 'ready') looks = -1;
  }
  return false;
}

interface Serving {
  readonly slots: number;
  readonly trust: boolean;
  readonly play: (chunk: Chunk) => Promise<void>;
}

/** One that takes from each queue that this process serves. */
async function workersOn(address: Address, keys: Keys, { slots, trust, play }: Serving): Promise<Worker[]> {
  const { Worker: Taker } = await queuePackages();
  const queues = trust ? [keys.queue(false), keys.queue(true)] : [keys.queue(false)];
  return queues.map((queue) => {
    const worker = new Taker<Chunk>(queue, ({ data }) => play(data), {
      connection: connectionOf(address),
      prefix: address.prefix,
      concurrency: slots,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_EVERY_MS,
      maxStalledCount: MOST_STALLED,
    });
    // Of a server that is away, which will be back, and of a batch that another has finished, whose result is the same.
    worker.on('error', () => {});
    return worker;
  });
}

/** Keeps the threads of the campaigns that were played last; two campaigns of the same games share them. */
class Campaigns {
  /** By the digest of their record. */
  readonly #open = new Map<string, Promise<Served>>();
  readonly #known = new Map<string, string>();

  readonly #redis: Redis;
  readonly #keys: Keys;
  readonly #slots: number;
  readonly #trust: boolean;

  constructor(redis: Redis, keys: Keys, slots: number, trust: boolean) {
    this.#redis = redis;
    this.#keys = keys;
    this.#slots = slots;
    this.#trust = trust;
  }

  /**
   * Whoever plays the campaign; null for one that is over.
   * @throws QueueError for one that must not be played here
   */
  async open(id: string): Promise<Served | null> {
    const known = this.#known.get(id);
    const there = known === undefined ? undefined : this.#open.get(known);
    if (known !== undefined && there !== undefined) {
      if ((await this.#redis.exists(this.#keys.campaign(id))) === 0) {
        this.#known.delete(id);
        return null;
      }
      return this.#kept(known, there);
    }
    const bytes = await this.#redis.getBuffer(this.#keys.campaign(id));
    if (bytes === null) return null;
    const digest = digestOf(bytes);
    this.#known.set(id, digest);
    return this.#kept(digest, this.#open.get(digest) ?? this.#start(bytes));
  }

  async close(): Promise<void> {
    for (const it of this.#open.values()) await (await it.catch(() => null))?.close();
  }

  async #kept(digest: string, opening: Promise<Served>): Promise<Served> {
    this.#open.delete(digest);
    this.#open.set(digest, opening);
    try {
      const it = await opening;
      await this.#dropIdle();
      return it;
    } catch (error) {
      this.#open.delete(digest);
      throw error;
    }
  }

  async #start(bytes: Buffer): Promise<Served> {
    const record = fromBytes(bytes) as CampaignRecord;
    if (buildName(record.build) !== buildName(thisBuild()))
      throw new QueueError(`a campaign of sandtable ${buildName(record.build)}; this is ${buildName(thisBuild())}`);
    if (record.code.length > 0 && !this.#trust)
      throw new QueueError('a campaign with code from outside; start the worker with --trust-code to run it');
    const { work, folder } = await unpack(record);
    return new Served(() => threadPool(work, this.#slots, record.code.length > 0, record.patience), folder, record.keep);
  }

  async #dropIdle(): Promise<void> {
    for (const [digest, opening] of this.#open) {
      if (this.#open.size <= MOST_KEPT) return;
      const it = await opening.catch(() => null);
      if (it?.isBusy === true) continue;
      this.#open.delete(digest);
      for (const [id, known] of this.#known) if (known === digest) this.#known.delete(id);
      await it?.close();
    }
  }
}
