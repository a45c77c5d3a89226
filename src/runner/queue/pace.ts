const MINUTE_MS = 60_000;

/** How many chunks each worker sent since the last time that was told. */
export class Pace {
  readonly #chunks = new Map<string, number>();
  #since: number;

  /** @param now milliseconds of a clock that only goes forward, here and below */
  constructor(now: number) {
    this.#since = now;
  }

  count(worker: string, chunks: number): void {
    this.#chunks.set(worker, (this.#chunks.get(worker) ?? 0) + chunks);
  }

  /** `31 chunks a minute (a 20, b 11); 8 are out`, about once a minute; null in between. */
  told(now: number, out: number): string | null {
    const passed = now - this.#since;
    if (passed < MINUTE_MS) return null;
    const aMinute = (chunks: number): number => Math.round((chunks * MINUTE_MS) / passed);
    const workers = [...this.#chunks].sort(([, a], [, b]) => b - a).map(([name, chunks]) => `${name} ${aMinute(chunks)}`);
    const all = aMinute([...this.#chunks.values()].reduce((sum, it) => sum + it, 0));
    const shown = workers.length > MOST_NAMED ? [...workers.slice(0, MOST_NAMED), `and ${workers.length - MOST_NAMED} more`] : workers;
    this.#chunks.clear();
    this.#since = now;
    return `${all === 1 ? '1 chunk' : `${all} chunks`} a minute${shown.length > 0 ? ` (${shown.join(', ')})` : ''}; ${out} ${out === 1 ? 'is' : 'are'} out`;
  }
}

/** Most workers whose pace fits into a line. */
const MOST_NAMED = 8;
