import type { OpenedPool } from '../campaign/campaign.ts';
import type { Job } from '../campaign/plan.ts';
import type { Pool } from '../campaign/pool.ts';
import type { EngagementColumns } from '../campaign/result.ts';
import type { Again, WhichGame } from '../campaign/which-game.ts';
import type { Workload } from '../campaign/workload.ts';
import { type OwnFiles, ownRules } from './own-files.ts';

/** What a worker of the page returns; first of all, that it listens. */
export type PlayerAnswer =
  | { readonly ready: true }
  | { readonly id: number; readonly played: Played }
  | { readonly id: number; readonly error: string };

/** What a worker is asked to play: jobs, or one game by itself. */
export type ToPlay = { readonly jobs: readonly Job[] } | { readonly game: WhichGame; readonly listens: boolean };

export interface Played {
  /** Of the jobs; none for a game by itself. */
  readonly columns: readonly EngagementColumns[];
  readonly again: Again | null;
}

interface Waiting {
  readonly resolve: (played: Played) => void;
  readonly reject: (error: Error) => void;
}

/** Somebody who waits for a worker; null for any. */
interface Wanting {
  readonly worker: Worker | null;
  readonly take: (worker: Worker) => void;
}

/** How long a few games with a rule of somebody's own may take; tried twice, as all that fails. */
const MOST_SECONDS = 30;

/** A pool that plays single games, too. */
interface PageOpened extends OpenedPool {
  readonly pool: Pool & Required<Pick<Pool, 'again'>>;
}

/** Workers of a page. They are kept from one campaign to the next, since starting one takes longer than a hundred games. */
export class PagePool {
  readonly #start: () => Worker;
  #workers: readonly Worker[];
  readonly #waiting = new Map<number, Waiting>();
  /** By job: ends the worker that plays it. For jobs with code of somebody's own, which may never come to an end. */
  readonly #ends = new Map<number, (why: string) => void>();
  #idle: Worker[] = [];
  #queue: Wanting[] = [];
  #asked = 0;
  /** Counts the workloads: whoever comes from one of before has no place to give back. */
  #round = 0;
  #next = 0;
  readonly #ready = new Set<Worker>();
  readonly #early = new Map<Worker, unknown[]>();
  /** Starts a pool of one worker, which has played nothing. */
  readonly #startApart: () => PagePool;
  #apart: PagePool | null = null;

  constructor(workers: number, start: () => Worker) {
    this.#start = () => this.#listenedTo(start());
    this.#startApart = () => new PagePool(1, start);
    this.#workers = Array.from({ length: workers }, this.#start);
  }

  #listenedTo(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<PlayerAnswer>) =>
      'ready' in data ? this.#listens(worker) : this.#answered(data),
    );
    worker.addEventListener('error', (event) => this.#failed(new Error(`a worker could not be started or has failed: ${event.message}`)));
    return worker;
  }

  /** Ends what is under way with code of somebody's own, which may not end by itself. */
  stop(): void {
    for (const end of [...this.#ends.values()]) end('was stopped');
    this.#apart?.stop();
  }

  /** Has them play a workload, with own files, from now on. What was under way for another one is nobody's any more. */
  open(work: Workload, own: OwnFiles): PageOpened {
    this.stop();
    const round = ++this.#round;
    this.#idle = [...this.#workers];
    this.#queue = [];
    for (const worker of this.#workers) this.#send(worker, { work, own });
    const code = ownRules(own);
    const play = async (what: ToPlay, wanted: Worker | null): Promise<Played> => {
      let worker = await this.#free(wanted);
      const id = this.#next++;
      const end = (why: string): void => {
        worker = this.#replaced(worker);
        this.#send(worker, { work, own });
        this.#answered({ id, error: `Play with ${code.join(', ')} ${why}` });
      };
      const late = (): void => end(`did not come to the end of a few games within ${MOST_SECONDS} seconds`);
      const limit = code.length === 0 ? undefined : setTimeout(late, MOST_SECONDS * 1000);
      if (limit !== undefined) this.#ends.set(id, end);
      try {
        return await new Promise((resolve, reject) => {
          this.#waiting.set(id, { resolve, reject });
          this.#send(worker, { id, what });
        });
      } finally {
        clearTimeout(limit);
        this.#ends.delete(id);
        if (round === this.#round) this.#release(worker);
      }
    };
    const pool = {
      width: this.#workers.length,
      run: async (jobs: readonly Job[]) => (await play({ jobs }, null)).columns,
      again: async (game: WhichGame, listens: boolean): Promise<Again> => {
        // Each in turn, so that who asks often enough has asked all of them.
        const { again } = await play({ game, listens }, this.#workers[this.#asked++ % this.#workers.length] ?? null);
        if (again === null) throw new Error('a worker has played jobs where it was asked for a game');
        return again;
      },
      close: () => Promise.resolve(),
    };
    return { pool, parts: this.#workers.length, ...(code.length > 0 && { elsewhere: () => this.#elsewhere(work, own) }) };
  }

  /** A worker of its own, so that what own rules keep in variables shows: it has played none of the games before. */
  #elsewhere(work: Workload, own: OwnFiles): Pool & Required<Pick<Pool, 'again'>> {
    const apart = this.#startApart();
    this.#apart = apart;
    const { pool } = apart.open(work, own);
    const close = async (): Promise<void> => {
      if (this.#apart === apart) this.#apart = null;
      for (const worker of apart.#workers) worker.terminate();
    };
    return { ...pool, close };
  }

  /** Ends a worker, and starts another in its place. */
  #replaced(worker: Worker): Worker {
    worker.terminate();
    this.#ready.delete(worker);
    this.#early.delete(worker);
    const other = this.#start();
    this.#workers = this.#workers.map((it) => (it === worker ? other : it));
    this.#queue = this.#queue.map((it) => (it.worker === worker ? { ...it, worker: other } : it));
    return other;
  }

  /** A worker that has nothing to do. @param wanted null for any */
  async #free(wanted: Worker | null): Promise<Worker> {
    const worker = wanted === null ? this.#idle.at(-1) : this.#idle.find((it) => it === wanted);
    if (worker === undefined) return new Promise((take) => this.#queue.push({ worker: wanted, take }));
    this.#idle = this.#idle.filter((it) => it !== worker);
    return worker;
  }

  #release(worker: Worker): void {
    const next = this.#queue.find((it) => it.worker === null || it.worker === worker);
    this.#queue = this.#queue.filter((it) => it !== next);
    if (next === undefined) this.#idle.push(worker);
    else next.take(worker);
  }

  /** What is sent to a worker before it listens would be lost. */
  #send(worker: Worker, message: unknown): void {
    if (this.#ready.has(worker)) worker.postMessage(message);
    else this.#early.set(worker, [...(this.#early.get(worker) ?? []), message]);
  }

  #listens(worker: Worker): void {
    this.#ready.add(worker);
    for (const message of this.#early.get(worker) ?? []) worker.postMessage(message);
    this.#early.delete(worker);
  }

  #answered(answer: Exclude<PlayerAnswer, { readonly ready: true }>): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('played' in answer) waiting?.resolve(answer.played);
    else waiting?.reject(new Error(answer.error));
  }

  #failed(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
