import { type Job, jobName } from '../../campaign/plan.ts';
import { PoolError } from '../../campaign/pool.ts';
import { type EngagementColumns, ROW_COLUMNS } from '../../campaign/result.ts';
import { type Envelope, resultsIn } from './envelope.ts';

/** Who sent a batch first, and what. */
interface Arrival {
  readonly worker: string;
  readonly digest: string;
  readonly jobs: readonly Job[];
  /** A number for each game of each job; games with other results have another one, but for one in four thousand millions. */
  readonly games: readonly Uint32Array[];
}

/** What has come in, so that a batch counts once, and two workers that differ are found out. */
export class Arrivals {
  readonly #first = new Map<number, Arrival>();

  has(batch: number): boolean {
    return this.#first.has(batch);
  }

  add({ batch, worker, digest }: Envelope, jobs: readonly Job[], columns: readonly EngagementColumns[]): void {
    this.#first.set(batch, { worker, digest, jobs, games: columns.map(fingerprints) });
  }

  /** What a batch that came once more says against the first one; null where it says the same, or tells of a failure: errors say where they happened, which is another place on every machine. */
  conflict(again: Envelope): PoolError | null {
    const first = this.#first.get(again.batch);
    const [job] = first?.jobs ?? [];
    if (first === undefined || job === undefined || first.digest === again.digest) return null;
    const columns = resultsOrNull(again, first.jobs);
    if (columns === null) return null;
    const where = differing(first, columns.map(fingerprints));
    return new PoolError(
      `${chunkWords(first.jobs)}: workers ${first.worker} and ${again.worker} sent different results${where}: a machine, or a plugin, that does not play the same twice`,
      job,
    );
  }
}

function resultsOrNull(envelope: Envelope, jobs: readonly Job[]): readonly EngagementColumns[] | null {
  try {
    return resultsIn(envelope, jobs);
  } catch {
    return null;
  }
}

/** The first game of which two results differ, in words; nothing where it is what was counted over all games. */
function differing({ jobs, games }: Arrival, others: readonly Uint32Array[]): string {
  for (const [i, job] of jobs.entries()) {
    const row = games[i]?.findIndex((it, at) => it !== others[i]?.[at]) ?? -1;
    if (row >= 0) return `, first of pair ${job.firstPair + Math.floor(row / 2)}, red in seat ${row % 2}`;
  }
  return '';
}

/** FNV-1a over all columns of each game. */
function fingerprints(columns: EngagementColumns): Uint32Array {
  const found = new Uint32Array(columns.rows).fill(0x811c9dc5);
  for (const name of ROW_COLUMNS) {
    const column = columns[name];
    const width = column.length / columns.rows;
    for (let at = 0; at < column.length; at++) {
      const row = Math.floor(at / width);
      found[row] = Math.imul((found[row] as number) ^ (column[at] as number), 0x01000193);
    }
  }
  return found;
}

/** A batch as messages name it. */
export function chunkWords(jobs: readonly Job[]): string {
  const [first] = jobs;
  if (first === undefined) return 'nothing';
  return `chunk ${jobs.map(jobName).join(', ')} (pairs ${first.firstPair} to ${first.firstPair + first.pairs - 1})`;
}
