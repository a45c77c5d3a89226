import type { OpenedPool } from '../campaign/campaign.ts';
import type { Job } from '../campaign/plan.ts';
import type { EngagementColumns } from '../campaign/result.ts';
import type { Workload } from '../campaign/workload.ts';

/** What a worker of the page returns. */
export type PlayerAnswer =
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

  constructor(workers: number, start: () => Worker) {
    this.#workers = Array.from({ length: workers }, start);
    for (const worker of this.#workers) {
      worker.addEventListener('message', ({ data }: MessageEvent<PlayerAnswer>) => this.#answered(data));
      worker.addEventListener('error', (event) => this.#failed(new Error(`a worker could not be started or has failed: ${event.message}`)));
    }
  }

  /** Has them play a workload from now on. What was under way for another one is nobody's any more. */
  open(work: Workload): OpenedPool {
    this.#idle = [...this.#workers];
    this.#queue = [];
    for (const worker of this.#workers) worker.postMessage({ work });
    const run = async (jobs: readonly Job[]): Promise<readonly EngagementColumns[]> => {
      const worker = await this.#free();
      const id = this.#next++;
      try {
        return await new Promise((resolve, reject) => {
          this.#waiting.set(id, { resolve, reject });
          worker.postMessage({ id, jobs });
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

  #answered(answer: PlayerAnswer): void {
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
