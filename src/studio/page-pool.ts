import type { OpenedPool } from '../campaign/campaign.ts';
import type { Job } from '../campaign/plan.ts';
import type { EngagementColumns } from '../campaign/result.ts';
import type { Workload } from '../campaign/workload.ts';
import type { OwnFiles } from './own-files.ts';

/** What a worker of the page returns; first of all, that it listens. */
export type PlayerAnswer =
  | { readonly ready: true }
  | { readonly id: number; readonly columns: readonly EngagementColumns[] }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (columns: readonly EngagementColumns[]) => void;
  readonly reject: (error: Error) => void;
}

/** Workers of a page. They are kept from one campaign to the next, since starting one takes longer than a hundred games. */
export class PagePool {
  readonly #workers: readonly Worker[];
  readonly #waiting = new Map<number, Waiting>();
  #idle: Worker[] = [];
  #queue: (() => void)[] = [];
  #next = 0;
  readonly #ready = new Set<Worker>();
  readonly #early = new Map<Worker, unknown[]>();

  constructor(workers: number, start: () => Worker) {
    this.#workers = Array.from({ length: workers }, start);
    for (const worker of this.#workers) {
      worker.addEventListener('message', ({ data }: MessageEvent<PlayerAnswer>) =>
        'ready' in data ? this.#listens(worker) : this.#answered(data),
      );
      worker.addEventListener('error', (event) => this.#failed(new Error(`a worker could not be started or has failed: ${event.message}`)));
    }
  }

  /** Has them play a workload, with own files, from now on. What was under way for another one is nobody's any more. */
  open(work: Workload, own: OwnFiles): OpenedPool {
    this.#idle = [...this.#workers];
    this.#queue = [];
    for (const worker of this.#workers) this.#send(worker, { work, own });
    const run = async (jobs: readonly Job[]): Promise<readonly EngagementColumns[]> => {
      const worker = await this.#free();
      const id = this.#next++;
      try {
        return await new Promise((resolve, reject) => {
          this.#waiting.set(id, { resolve, reject });
          this.#send(worker, { id, jobs });
        });
      } finally {
        const first = this.#queue.shift();
        this.#idle.push(worker);
        first?.();
      }
    };
    return { pool: { width: this.#workers.length, run, close: () => Promise.resolve() }, parts: this.#workers.length };
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
