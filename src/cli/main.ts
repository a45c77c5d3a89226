import { COMMANDS, type Entry } from './command-list.ts';
import { DEMO } from './demo.ts';
import { setCommandLine } from './given.ts';
import { rootHelp } from './help.ts';

/** What shells ask with, as `completion` tells them to. */
const COMPLETE = '--complete';

/**
 * Runs a command line and returns the exit code. The general help and the version need only this file and its list of
 * commands, so that they print without delay.
 */
export async function main(args: readonly string[]): Promise<number> {
  if (args[0] === COMPLETE) {
    const { suggest } = await import('./completion/suggest.ts');
    process.stdout.write((await suggest(args.slice(1))).map((it) => `${it}\n`).join(''));
    return 0;
  }
  const first = args.find((it) => !it.startsWith('-'));
  if (args.length === 0 && startedByNpm()) {
    process.stderr.write(`sandtable ${DEMO.join(' ')}\n`);
    return main(DEMO);
  }
  if (args.includes('--version') && first === undefined) {
    const { readPackage } = await import('../load/root.ts');
    process.stdout.write(`${readPackage().version}\n`);
    return 0;
  }
  if (first === undefined || first === 'help') {
    const asked = first === 'help' ? args[args.indexOf('help') + 1] : undefined;
    if (asked !== undefined) return main([asked, '--help']);
    if (first === undefined && args.some((it) => !['--help', '-h', '--no-color', '--quiet'].includes(it)))
      return unknown(`there is no option ${args[0]} without a command`);
    process.stdout.write(rootHelp(COMMANDS));
    return 0;
  }
  const entry = COMMANDS.find((it) => it.name === first);
  if (entry === undefined) {
    const { didYouMean } = await import('../scenario/nearest.ts');
    return unknown(
      `there is no command "${first}"${didYouMean(
        first,
        COMMANDS.map((it) => it.name),
      )}`,
    );
  }
  const at = args.indexOf(first);
  setCommandLine(args);
  const given = [...args.slice(0, at), ...args.slice(at + 1)];
  if (entry.name !== 'run' || !given.some((it) => it.startsWith('--resume'))) return carryOut(entry, given);
  const { continued } = await import('./continued.ts');
  try {
    const full = await continued(given);
    if (full !== given) setCommandLine([entry.name, ...full]);
    return await carryOut(entry, full);
  } catch (error) {
    const { explainError } = await import('./errors.ts');
    return explainError(error, entry.name);
  }
}

/** Runs a command, and those that go on with it. */
async function carryOut(entry: Entry, args: readonly string[]): Promise<number> {
  const { dispatch } = await import('./dispatch.ts');
  const ended = await dispatch(entry, args);
  if (typeof ended === 'number') return ended;
  setCommandLine(ended.stands);
  const [name, ...rest] = ended.next;
  const next = COMMANDS.find((it) => it.name === name);
  return next === undefined ? unknown(`there is no command "${name}"`) : carryOut(next, rest);
}

function unknown(message: string): number {
  process.stderr.write(`sandtable: ${message}\nSee sandtable --help.\n`);
  return 2;
}

/** Plain `npm start` in this project: the script passes no arguments. */
const startedByNpm = (): boolean => process.env['npm_lifecycle_event'] === 'start' && process.env['npm_package_name'] === 'sandtable';
