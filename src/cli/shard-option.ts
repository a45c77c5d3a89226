import type { Argv } from 'yargs';
import type { Shard } from '../runner/shard.ts';
import { UsageError } from './command.ts';
import { once } from './numbers.ts';

/** Most machines that a run is split between. */
const MOST_SHARDS = 10_000;

export const shardOption = (args: Argv): Argv =>
  args.option('shard', {
    type: 'string',
    describe: 'play one part of the run: 3/16 is the third of 16; sandtable merge puts them together',
  });

/** Reads `--shard 3/16`; null without one. */
export function readShard(text: string | readonly string[] | undefined): Shard | null {
  const given = once('shard', text);
  if (given === undefined) return null;
  const [, number, of] = (/^(\d{1,5})\/(\d{1,5})$/.exec(given) ?? []).map(Number);
  if (number === undefined || of === undefined || number < 1 || number > of || of > MOST_SHARDS)
    throw new UsageError(`--shard ${given}: expected <number>/<of>, for example 3/16: the third of 16, which is at most ${MOST_SHARDS}`);
  return { number, of };
}
