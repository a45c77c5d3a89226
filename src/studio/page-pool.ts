import type { OpenedPool } from '../campaign/campaign.ts';
import type { Job } from '../campaign/plan.ts';
import type { EngagementColumns } from '../campaign/result.ts';
import type { Workload } from '../campaign/workload.ts';
import { type OwnFiles, ownRules } from './own-files.ts';

/** What a worker of the page returns; first of all, that it listens. */
export type PlayerAnswer =
  | { readonly ready: true }
  | { readonly id: number; readonly columns: readonly EngagementColumns[] }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (columns: readonly EngagementColumns[]) => void;
  readonly reject: (error: Error) => void;
}

/** How long a few games with a rule of somebody's own may take; tried twice, as all that fails. */
const MOST_SECONDS = 30;

/** Workers of a page. They are kept from one campaign to the next, since starting one takes longer than a hundred games. */
export class PagePool {
  readonly #start: () => Worker;
  #workers: readonly Worker[];
  readonly #waiting = new Map<number, Waiting>();
  /** By job: ends the worker that plays it. For jobs with code of somebody's own, which may never come to an end. */
  readonly #ends = new Map<number, (why: string) => void>();
  #idle: Worker[] = [];
  #queue: (() => void)[] = [];
  #next = 0;
  readonly #ready = new Set<Worker>();
  readonly #early = new Map<Worker, unknown[]>();

  constructor(workers: number, start: () => Worker) {
    this.#start = () => this.#listenedTo(start());
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
  }

  /** Has them play a workload, with own files, from now on. What was under way for another one is nobody's any more. */
  open(work: Workload, own: OwnFiles): OpenedPool {
    this.stop();
    this.#idle = [...this.#workers];
    this.#queue = [];
    for (const worker of this.#workers) this.#send(worker, { work, own });
    const code = ownRules(own);
    const run = async (jobs: readonly Job[]): Promise<readonly EngagementColumns[]> => {
      let worker = await this.#free();
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
          this.#send(worker, { id, jobs });
        });
      } finally {
        clearTimeout(limit);
        this.#ends.delete(id);
        const first = this.#queue.shift();
        this.#idle.push(worker);
        first?.();
      }
    };
    return { pool: { width: this.#workers.length, run, close: () => Promise.resolve() }, parts: this.#workers.length };
  }

  /** Ends a worker, and starts another in its place. */
  #replaced(worker: Worker): Worker {
    worker.terminate();
    this.#ready.delete(worker);
    this.#early.delete(worker);
    const other = this.#start();
    this.#workers = this.#workers.map((it) => (it === worker ? other : it));
    return other;
  }

  async #free(): Promise<Worker> {
    for (;;) {
      const worker = this.#idle.pop();
      if (worker !== undefined) return worker;
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    }
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
    if ('columns' in answer) waiting?.resolve(answer.columns);
    else waiting?.reject(new Error(answer.error));
  }

  #failed(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
