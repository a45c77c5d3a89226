import { EngagementError, type PlayedGame } from '../../campaign/engagement-error.ts';
import { type Job, jobName } from '../../campaign/plan.ts';
import { allocate, type EngagementColumns, ROW_COLUMNS } from '../../campaign/result.ts';
import { StuckError } from '../../campaign/stuck-error.ts';
import { fromBytes, toBytes } from './bytes.ts';
import { QueueError } from './queue-error.ts';
import { digestOf } from './record.ts';

/** What a worker sends back for a batch of jobs. */
export interface Envelope {
  readonly batch: number;
  /** Of the content. */
  readonly digest: string;
  readonly worker: string;
  readonly content: Buffer;
}

/** A game that could not be played, or an error that belongs to none. */
interface Failure {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly game: PlayedGame | null;
  readonly whose: string | null;
  /** A game that came to no end. */
  readonly stuck: Pick<StuckError, 'running' | 'seconds'> | null;
}

type Content = { readonly columns: readonly EngagementColumns[] } | { readonly failure: Failure };

const HEAD_BYTES = 4;

const sealed = (batch: number, worker: string, content: Content): Buffer => {
  const bytes = toBytes(content);
  const head = Buffer.from(JSON.stringify({ batch, worker, digest: digestOf(bytes) }), 'utf8');
  const size = Buffer.alloc(HEAD_BYTES);
  size.writeUInt32LE(head.length);
  return Buffer.concat([size, head, bytes]);
};

export const played = (batch: number, worker: string, columns: readonly EngagementColumns[]): Buffer => sealed(batch, worker, { columns });

export function failed(batch: number, worker: string, error: unknown): Buffer {
  const [game, whose] = error instanceof EngagementError ? [error.game, error.whose] : [null, null];
  const stuck = error instanceof StuckError ? { running: error.running, seconds: error.seconds } : null;
  const thrown = error instanceof EngagementError ? error.cause : error;
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return sealed(batch, worker, { failure: { name, message, stack, game, whose, stuck } });
}

/** @throws QueueError for bytes that were changed on their way */
export function openEnvelope(bytes: Buffer): Envelope {
  try {
    const end = HEAD_BYTES + bytes.readUInt32LE(0);
    const head = JSON.parse(bytes.toString('utf8', HEAD_BYTES, end)) as Omit<Envelope, 'content'>;
    return { ...head, content: bytes.subarray(end) };
  } catch {
    throw new QueueError('a result cannot be read');
  }
}

/**
 * The results of the jobs of a batch.
 * @throws QueueError for content that is not as it was sent, or is no result of these jobs; EngagementError for a game that could not be played
 */
export function resultsIn({ content, digest, worker }: Envelope, jobs: readonly Job[]): readonly EngagementColumns[] {
  if (digestOf(content) !== digest) throw new QueueError(`worker ${worker} sent ${jobs.map(jobName).join(', ')} damaged`);
  const opened = contentIn(content, worker);
  if ('failure' in opened) {
    const { game, whose, stuck, name, message, stack } = opened.failure;
    if (stuck !== null) throw new StuckError(stuck.running, stuck.seconds);
    const thrown = Object.assign(new Error(message), { name, stack });
    throw game === null ? thrown : new EngagementError(game, thrown, whose);
  }
  const { columns } = opened;
  if (columns.length !== jobs.length || !columns.every((it, i) => fits(it, jobs[i] as Job)))
    throw new QueueError(`worker ${worker} sent something else than ${jobs.map(jobName).join(', ')}`);
  return columns;
}

function contentIn(content: Buffer, worker: string): Content {
  try {
    return fromBytes(content) as Content;
  } catch {
    throw new QueueError(`worker ${worker} sent something that is no result`);
  }
}

/** Whether columns are those of a job: as wide and long as they have to be, and in their place. */
function fits(columns: EngagementColumns, { firstPair, pairs }: Job): boolean {
  if (!(columns.called instanceof Float64Array) || !Number.isInteger(columns.units) || columns.units < 0) return false;
  const model = allocate({ pairs, units: columns.units, counters: 0, firstPair });
  if (columns.rows !== model.rows || columns.firstPair !== firstPair) return false;
  const same = (name: 'pair' | 'seat'): boolean => model[name].every((it, row) => columns[name][row] === it);
  return (
    ROW_COLUMNS.every((name) => columns[name]?.constructor === model[name].constructor && columns[name].length === model[name].length) &&
    same('pair') &&
    same('seat')
  );
}
