import type { Argv } from 'yargs';
import type { QueueRequest } from '../runner/queue/queue-pool.ts';
import type { Shard } from '../runner/shard.ts';
import { UsageError } from './command.ts';
import { once, wholeNumber } from './numbers.ts';
import { note } from './print.ts';

/** Most machines that a run is split between. */
const MOST_SHARDS = 10_000;

/** Options of commands that can be played on several machines. */
export const machineOptions = (args: Argv): Argv =>
  queueOptions(
    args.option('shard', {
      type: 'string',
      describe: 'play one part of the run: 3/16 is the third of 16; sandtable merge puts them together',
    }),
  );

/** The same for those whose games cannot be told beforehand, and that cannot be split for that reason. */
export const queueOptions = (args: Argv): Argv =>
  args
    .option('queue', {
      type: 'string',
      describe:
        'have it played by whoever serves this queue (sandtable worker): redis://host:6379/0, or env:NAME for a variable that holds it',
    })
    .option('queue-keep', {
      type: 'string',
      describe: 'with --queue: seconds that results stay there if nobody fetches them (default: 600)',
    });

const LONGEST_KEPT = 30 * 24 * 3600;

export interface MachineArgs {
  readonly shard?: string | readonly string[];
  readonly queue?: string | readonly string[];
  readonly 'queue-keep'?: string;
}

/** Reads `--queue` and `--queue-keep`; null without a queue. No message repeats the address, which may hold a password. */
export function readQueue({ queue, 'queue-keep': keep, shard }: MachineArgs): QueueRequest | null {
  const url = queueAddress(queue);
  if (url === null) return null;
  if (shard !== undefined) throw new UsageError('--shard splits a run without a server, --queue with one: choose one');
  return { url, note, ...(keep !== undefined && { keep: wholeNumber('queue-keep', keep, 1, LONGEST_KEPT) }) };
}

/** The address of a queue; null where none is named. `env:NAME` keeps it, and its password, out of the list of processes. */
export function queueAddress(queue: string | readonly string[] | undefined): string | null {
  const given = once('queue', queue);
  if (given === undefined) return null;
  const variable = /^env:(\w+)$/.exec(given)?.[1];
  const url = variable === undefined ? given : process.env[variable];
  if (url === undefined) throw new UsageError(`--queue ${given}: there is no such variable in the environment`);
  if (/^rediss?:\/\/[^/]/.test(url)) return url;
  const where = variable === undefined ? '--queue' : `--queue ${given}`;
  throw new UsageError(
    `${where}: expected redis://host:6379/0, with rediss:// for an encrypted one, or env:NAME for a variable that holds it`,
  );
}

/** Reads `--shard 3/16`; null without one. */
export function readShard(text: string | readonly string[] | undefined): Shard | null {
  const given = once('shard', text);
  if (given === undefined) return null;
  const [, number, of] = (/^(\d{1,5})\/(\d{1,5})$/.exec(given) ?? []).map(Number);
  if (number === undefined || of === undefined || number < 1 || number > of || of > MOST_SHARDS)
    throw new UsageError(`--shard ${given}: expected <number>/<of>, for example 3/16: the third of 16, which is at most ${MOST_SHARDS}`);
  return { number, of };
}
