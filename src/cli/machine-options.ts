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
  args
    .option('shard', {
      type: 'string',
      describe: 'play one part of the run: 3/16 is the third of 16; sandtable merge puts them together',
    })
    .option('queue', {
      type: 'string',
      describe: 'have it played by whoever serves this queue (sandtable worker): redis://host:6379/0',
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
  const url = once('queue', queue);
  if (url === undefined) return null;
  if (!/^rediss?:\/\/[^/]/.test(url)) throw new UsageError('--queue: expected redis://host:6379/0, with rediss:// for an encrypted one');
  if (shard !== undefined) throw new UsageError('--shard splits a run without a server, --queue with one: choose one');
  return { url, note, ...(keep !== undefined && { keep: wholeNumber('queue-keep', keep, 1, LONGEST_KEPT) }) };
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
