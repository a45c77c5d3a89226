import { totalmem } from 'node:os';
import { chunksOf, type Job } from './plan.ts';
import type { Prepared } from './prepare.ts';
import { allocate, type Campaign, CHUNK_PAIRS, type EngagementColumns, place, prefix, redHalfPoints } from './result.ts';

/** Bytes that a row takes beside its unit columns. */
const ROW_BYTES = 232;
const UNIT_BYTES = 9;

/** Results of a campaign as they come in: each chunk has its place, whichever comes first. */
export class Gathered {
  readonly #prepared: Prepared;
  readonly #pairs: number;
  readonly #columns: EngagementColumns[][];
  /** `called` of each chunk, since that of a prefix cannot be taken off the whole. */
  readonly #called: Float64Array[][][];
  readonly #missing: number[];
  #complete = 0;
  /** Half points of red and engagements so far, by variant: the current estimate. */
  readonly halfPoints: number[];
  readonly engagements: number[];

  constructor(prepared: Prepared, pairs: number) {
    this.#prepared = prepared;
    this.#pairs = pairs;
    const { scenarios, variants } = prepared;
    const bytes = scenarios.reduce((sum, it) => sum + pairs * 2 * variants.length * (ROW_BYTES + UNIT_BYTES * it.units.length), 0);
    if (bytes > totalmem()) {
      const gib = (n: number): string => (n / 2 ** 30).toFixed(0);
      throw new RangeError(
        `the results would take ${gib(bytes)} GiB and this machine has ${gib(totalmem())}; play fewer pairs or fewer rulesets at a time`,
      );
    }
    this.#columns = scenarios.map(({ units }) =>
      variants.map(({ counters }) => allocate({ pairs, units: units.length, counters: counters.length })),
    );
    this.#called = scenarios.map(() => variants.map(() => []));
    this.#missing = new Array<number>(chunksOf(pairs)).fill(scenarios.length * variants.length);
    this.halfPoints = variants.map(() => 0);
    this.engagements = variants.map(() => 0);
  }

  /** Chunks from the first on of which every scenario and variant is there. */
  get complete(): number {
    return this.#complete;
  }

  add({ scenario, variant, chunk }: Job, columns: EngagementColumns): void {
    const called = this.#byVariant(scenario, variant, columns.called);
    place(this.#columns[scenario]?.[variant] as EngagementColumns, { ...columns, called });
    const parts = this.#called[scenario]?.[variant] as Float64Array[];
    parts[chunk] = called;
    let points = 0;
    for (let row = 0; row < columns.rows; row++) points += redHalfPoints(columns.winner[row]);
    this.halfPoints[variant] = (this.halfPoints[variant] as number) + points;
    this.engagements[variant] = (this.engagements[variant] as number) + columns.rows;
    this.#missing[chunk] = (this.#missing[chunk] as number) - 1;
    while (this.#missing[this.#complete] === 0) this.#complete += 1;
  }

  /** The campaign as if it had ended after so many chunks. Its columns are views, not copies. */
  after(chunks: number): Campaign {
    const pairs = Math.min(chunks * CHUNK_PAIRS, this.#pairs);
    const columns = this.#columns.map((row, s) =>
      row.map((whole, v) => {
        if (pairs === this.#pairs && this.#complete === this.#missing.length) return whole;
        const called = new Float64Array(whole.called.length);
        const parts = this.#called[s]?.[v] as Float64Array[];
        for (let chunk = 0; chunk < Math.min(chunks, parts.length); chunk++)
          parts[chunk]?.forEach((n, i) => {
            called[i] += n;
          });
        return { ...prefix(whole, pairs), called };
      }),
    );
    const { scenarios, variants } = this.#prepared;
    return { scenarios, variants, pairs, columns };
  }

  /** Workers count in the order of their own ruleset; scenarios differ in which rules had a chance. */
  #byVariant(scenario: number, variant: number, called: Float64Array): Float64Array {
    const wanted = this.#prepared.variants[variant]?.counters as readonly string[];
    const there = this.#prepared.counters[scenario]?.[variant] as readonly string[];
    const sorted = new Float64Array(wanted.length);
    called.forEach((n, i) => {
      sorted[wanted.indexOf(there[i] as string)] = n;
    });
    return sorted;
  }
}
