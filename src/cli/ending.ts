import { blameText } from '../load/blame.ts';
import { systemWords } from '../scenario/system-words.ts';
import { explainError } from './errors.ts';
import { codeOfProcess } from './exit-codes.ts';
import { endedByGuard, guardOutsideCode } from './guard.ts';

/** What the process ends with; null as long as nobody has said. */
let code: number | null = null;

/** What kept results from being printed. */
let unprinted: Error | null = null;

/** Ends the process at once. Anything else that ends it before its command is through is a fault. */
export function endWith(ended: number): never {
  code = ended;
  process.exit(ended);
}

/**
 * Runs a command line as the whole of this process, so that its exit code says how it ended, whatever happens:
 *
 * - A reader that stops early (`| head`) ends only the printing. Results that cannot be printed for another reason end it with 2, unless
 *   it has to say 1 or 3.
 * - A plugin that ends the process, throws later, or never comes to an end in this thread ends it with 2.
 */
export async function runProcess(run: () => Promise<number>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') unprinted ??= error;
  });
  // There is nobody left to tell.
  process.stderr.on('error', () => undefined);
  const endBy = (error: Error): never => endWith(explainError(error, ''));
  process.on('uncaughtException', endBy);
  guardOutsideCode(endBy);
  process.on('exit', () => {
    process.exitCode = closing();
  });
  const ended = await run();
  // What has been printed may still be on its way.
  await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
  // A plugin may have left something behind that would keep the process.
  endWith(ended);
}

/** The code that the process ends with, said last. */
function closing(): number {
  const stuck = code === null ? endedByGuard() : null;
  if (stuck !== null) explainError(stuck, '');
  else if (code === null) tell(outsideEnd(new Error('ended').stack ?? ''));
  else if (unprinted !== null) tell(`the results could not be printed: ${systemWords(unprinted)?.what ?? unprinted.message}`);
  return codeOfProcess(code, unprinted === null);
}

function tell(message: string): void {
  process.stderr.write(`sandtable: ${message}\n`);
}

/** Who ended the process: code that called `process.exit`, by the stack of the call, or nobody. */
function outsideEnd(stack: string): string {
  const lines = stack.split('\n');
  const at = lines.findLastIndex((it) => it.includes('process.exit'));
  if (at < 0) return 'ended before it was done: it was waiting for something that never came, as where a plugin never finishes loading';
  const caller = lines.slice(at + 1).join('\n');
  const ending = { name: 'Error', message: 'called process.exit, which ended the command before it was done', stack: caller };
  return blameText(ending) ?? `ended before it was done: a plugin, or a package that it uses, called process.exit\n${caller}`;
}

const flushed = (stream: NodeJS.WriteStream): Promise<void> => new Promise((done) => stream.write('', () => done()));
