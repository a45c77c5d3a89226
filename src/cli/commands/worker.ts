import { availableParallelism } from 'node:os';
import { type Command, EXIT, UsageError } from '../command.ts';
import { onInterrupt } from '../interrupt.ts';
import { queueAddress } from '../machine-options.ts';
import { once, wholeNumber } from '../numbers.ts';
import { note } from '../print.ts';

interface WorkerArgs {
  readonly queue?: string | readonly string[];
  readonly slots?: string;
  readonly name?: string;
  readonly 'trust-code': boolean;
}

const MOST_SLOTS = 512;

export const command: Command<WorkerArgs> = {
  takes: '',
  examples: [
    ['sandtable worker --queue redis://host:6379/0', 'plays what is in a queue, until Ctrl-C: what is being played is finished first'],
    ['sandtable worker --queue redis://host:6379/0 --slots 4 --trust-code', 'four games at a time, also of rulesets from outside'],
  ],
  options: (args) =>
    args
      .option('queue', {
        type: 'string',
        describe: 'where the queue is: redis://host:6379/0, rediss:// for an encrypted one, or env:NAME for a variable that holds it',
      })
      .option('slots', { type: 'string', describe: 'threads (default: cores)' })
      .option('name', { type: 'string', describe: 'what it is called where workers are listed (default: host and process)' })
      .option('trust-code', {
        type: 'boolean',
        default: false,
        describe: 'run editions and rule packs that a campaign brings along: they can do whatever this process can',
      }),
  run,
};

async function run(args: WorkerArgs): Promise<number> {
  const url = queueAddress(args.queue);
  if (url === null) throw new UsageError('name a queue with --queue, for example redis://localhost:6379/0');
  const slots = args.slots === undefined ? availableParallelism() : wholeNumber('slots', args.slots, 1, MOST_SLOTS);
  const name = once('name', args.name);
  const { serve } = await import('../../runner/queue/serve.ts');
  const interrupt = onInterrupt();
  await serve({ url, slots, trust: args['trust-code'], ...(name !== undefined && { name }), signal: interrupt.signal, note }).finally(
    interrupt.release,
  );
  return EXIT.done;
}
