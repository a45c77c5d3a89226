import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, manifestIn } from '../runner/listed.ts';
import { PART, readPart } from '../runner/shard.ts';
import { CHUNKS } from '../runner/written.ts';
import { UsageError } from './command.ts';
import { OPTION_KINDS, optionIn, withoutOptions } from './option-kinds.ts';

/**
 * The arguments of `run --resume <folder>`, with the folder as `--out`; of a finished run with those that it was made with, where none are
 * given. Other arguments stay as they are.
 * @throws UsageError for the folder of another command
 */
export async function continued(args: readonly string[]): Promise<readonly string[]> {
  const at = args.findIndex((it) => it === '--resume' || it.startsWith('--resume='));
  const folder = args[at]?.startsWith('--resume=') === true ? args[at]?.slice('--resume='.length) : args[at + 1];
  if (at < 0 || folder === undefined || !isRun(folder)) return args;
  const others = [...args.slice(0, at), ...args.slice(args[at] === '--resume' ? at + 2 : at + 1)];
  const there = [...others, '--out', folder, '--resume'];
  if (others.some((it) => optionIn(it) === 'variant')) return there;
  const part = await readPart(folder);
  if (part?.command[0] === 'run') return [...part.command.slice(1), '--shard', `${part.number}/${part.of}`, ...there];
  if (!existsSync(join(folder, MANIFEST))) return there;
  const { command } = await manifestIn(folder);
  if (command[0] !== 'run')
    throw new UsageError(`${folder} was made by sandtable ${command[0]}, and only a run can be continued with more pairs`);
  const before = command.slice(1);
  const asked = others.some((it) => optionIn(it) === 'pairs');
  const kept = withoutOptions(before, [...OPTION_KINDS.folder, ...(asked ? ['pairs'] : [])]);
  return [...kept, ...there];
}

const isRun = (folder: string): boolean => [MANIFEST, PART, CHUNKS].some((it) => existsSync(join(folder, it)));
