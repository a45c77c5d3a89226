import { StuckError } from '../campaign/stuck-error.ts';
import { type Running, RunningRow, sharedRows } from '../editions/running.ts';

const LOOK_EVERY_MS = 200;

/** Rows of threads that were ended are not used again; more than so many for each that works at a time end a run anyway. */
const ROWS_A_THREAD = 4;

/** What a thread needs to be watched, as plain data. */
export interface Watched {
  readonly memory: SharedArrayBuffer;
  /** How many rows have been taken. */
  readonly taken: SharedArrayBuffer;
  /** Seconds without a sign of life after which it counts as stuck. */
  readonly seconds: number;
}

/** The row of memory in which a thread is to note what it does. */
export function takeRow({ memory, taken }: Watched): RunningRow {
  const row = Atomics.add(new Int32Array(taken), 0, 1);
  return new RunningRow(memory, row % rowsIn(taken));
}

const rowsIn = (taken: SharedArrayBuffer): number => Atomics.load(new Int32Array(taken), 1);

/** Looks at threads from outside, since one that is stuck can tell nobody. */
export class Watch {
  readonly threads: Watched;
  /** Rejects with a StuckError as soon as a thread is stuck. */
  readonly stuck: Promise<never>;
  readonly #rows: readonly RunningRow[];
  readonly #timer: NodeJS.Timeout;

  /** @param living the ids of the threads that have not ended */
  constructor(threads: number, seconds: number, living: () => ReadonlySet<number>) {
    const rows = threads * ROWS_A_THREAD;
    const memory = sharedRows(rows);
    const taken = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
    new Int32Array(taken)[1] = rows;
    this.threads = { memory, taken, seconds };
    this.#rows = Array.from({ length: rows }, (_, row) => new RunningRow(memory, row));
    const still = this.#rows.map(() => ({ beat: 0, looks: 0 }));
    let tell: (error: StuckError) => void = () => undefined;
    this.stuck = new Promise((_, reject) => {
      tell = reject;
    });
    // Nobody may be waiting any more.
    this.stuck.catch(() => undefined);
    // Looks are counted, not seconds: a machine that slept, or this thread at work on something else, is no fault of the others.
    const most = (seconds * 1000) / LOOK_EVERY_MS;
    this.#timer = setInterval(() => {
      const alive = living();
      for (const [k, row] of this.#rows.entries()) {
        const now = row.read();
        const seen = still[k] as { beat: number; looks: number };
        seen.looks = now.busy && now.beat === seen.beat && alive.has(now.thread) ? seen.looks + 1 : 0;
        seen.beat = now.beat;
        if (seen.looks > most) tell(new StuckError(now, seconds));
      }
    }, LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** What threads that have ended were doing then. */
  ended(living: ReadonlySet<number>): readonly Running[] {
    return this.#rows.map((it) => it.read()).filter((it) => it.thread !== 0 && it.busy && !living.has(it.thread));
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
