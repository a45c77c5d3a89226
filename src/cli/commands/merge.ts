import { counted } from '../../rules/counted.ts';
import { type Command, type CommonArgs, type Following, UsageError } from '../command.ts';
import { once } from '../numbers.ts';
import { note } from '../print.ts';

interface MergeArgs {
  readonly part: readonly string[];
  readonly fill: boolean;
  readonly out?: string;
  readonly workers?: string;
  readonly resume: boolean;
  readonly force: boolean;
  readonly open: boolean;
  readonly details: boolean;
}

export const command: Command<MergeArgs> = {
  takes: '<part..>',
  examples: [
    ['sandtable merge part-* --out all', 'the folder that one machine would have, from what run --shard left on each'],
    ['sandtable merge part-* --out all --fill', 'the same, and plays what is missing or damaged'],
  ],
  options: (args) =>
    args
      .positional('part', { type: 'string', array: true, describe: 'folders that --shard has left' })
      .option('fill', { type: 'boolean', default: false, describe: 'play what is missing or damaged' })
      .option('workers', { type: 'string', describe: 'threads; results do not depend on their number (default: cores)' })
      .option('out', { type: 'string', describe: 'folder of the results (default: the next free out/merged-<k>)' })
      .option('resume', { type: 'boolean', default: false, describe: 'continue a merge that was stopped; needs --out' })
      .option('force', { type: 'boolean', default: false, describe: 'overwrite the results in --out' })
      .option('open', { type: 'boolean', default: false, describe: 'open the report when it is written' })
      .option('details', { type: 'boolean', default: false, describe: 'more than the answer' }),
  run,
};

/** Puts the chunks of the parts into one folder and goes on there as a run that was stopped does: so what comes out is what the run would have left. */
async function run(args: MergeArgs & CommonArgs): Promise<Following> {
  if (args.resume && args.force) throw new UsageError('--resume continues a merge and --force overwrites it: choose one');
  const { readParts } = await import('../../runner/merge.ts');
  const { OutputError } = await import('../../runner/output-error.ts');
  const { inFolder } = await import('../../runner/folder.ts');
  const { handOver } = await import('../../runner/lock.ts');
  const parts = await readParts(args.part);
  const said = parts.gaps.map((it) => it.words);
  if (said.length > 0 && !args.fill)
    throw new OutputError(
      `${parts.gaps.length} of ${parts.of} shards`,
      `not whole\n${said.join('\n')}\nplay these parts again, or what they lack here with --fill`,
    );
  for (const it of said) note(it);
  const missing = parts.gaps.reduce((sum, { chunks }) => sum + chunks, 0);
  if (missing > 0) note(`playing ${counted(missing, 'chunk')} here`);
  const { resume, force } = args;
  const folder = await inFolder({ out: once('out', args.out) ?? null, name: 'merged', resume, force, warn: note }, async (open) => {
    await open.clear();
    if (!open.finished) await parts.putInto(open.path);
    handOver(open.path);
    return open.path;
  });
  return goOn(parts.command, folder, args);
}

/** The run itself, continued in the folder; its manifest says the command that would have played the whole there. */
function goOn(played: readonly string[], folder: string, args: MergeArgs & CommonArgs): Following {
  const stands = [...played, '--out', folder];
  const here = (['json', 'quiet', 'open', 'details'] as const).filter((it) => args[it]).map((it) => `--${it}`);
  return { stands, next: [...stands, '--resume', ...here, ...(args.workers === undefined ? [] : ['--workers', args.workers])] };
}
