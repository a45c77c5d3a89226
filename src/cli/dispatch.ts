import yargs, { type Argv } from 'yargs';
import { setPatience, USUAL_PATIENCE } from '../editions/patience.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type { Command, Following } from './command.ts';
import { EXIT, UsageError } from './command.ts';
import { COMMANDS, type Entry } from './command-list.ts';
import { explainError } from './errors.ts';
import { areFolders, listOf, once, wholeNumber } from './numbers.ts';
import { optionIn, REPEATED } from './option-kinds.ts';
import { out, roomOnLine, setQuiet } from './print.ts';

/** What other programs call their input. The parser would pass over it. */
const STDIN = '-';

/** Seconds: a day. */
const MOST_PATIENCE = 86_400;

/** Parses the options of a command, runs it, and turns errors into messages and an exit code. Another command may go on with it. */
export async function dispatch(entry: Entry, args: readonly string[]): Promise<number | Following> {
  if (args.includes(STDIN))
    return explainError(new UsageError(`"${STDIN}" is no file: the command reads files, not what is piped to it`), entry.name);
  if (args.includes('--no-color')) process.env['NO_COLOR'] = '1';
  const { command } = await entry.load();
  const misplaced = placeAsOption(args, command);
  if (misplaced !== null) return explainError(misplaced, entry.name);
  let code: number | Following = EXIT.done;
  const described = describe(entry, command);
  try {
    const parser = described
      .command(
        `$0 ${command.takes}`.trim(),
        entry.does,
        (it) => it,
        async (parsed) => {
          givenOnce(parsed, namesIn(command.takes));
          setQuiet(parsed['quiet'] === true);
          areFolders('data', listOf(parsed['data'] as string | readonly string[] | undefined));
          setPatience(wholeNumber('game-limit', parsed['game-limit'], 1, MOST_PATIENCE));
          code = await (command as Command<object>).run(parsed as never);
        },
      )
      .fail((message, error) => {
        throw refusal(message ?? '', error);
      })
      .exitProcess(false);
    // With a callback the parser passes on its help instead of printing it.
    await parser.parseAsync(args, {}, (_error, _parsed, help) => {
      if (help !== '') out(help);
    });
  } catch (error) {
    const wrong = error instanceof UsageError ? await unknownOption(args, error.message, await described.getHelp()) : null;
    return explainError(wrong ?? error, entry.name);
  }
  return code;
}

/** What stands in a place of its own, written as an option, which the parser would take for it and check no further; null if nothing is. */
function placeAsOption(args: readonly string[], command: Command): UsageError | null {
  const places = namesIn(command.takes);
  const name = args
    .filter((it) => it.startsWith('--'))
    .map(optionIn)
    .find((it) => it !== null && places.includes(it));
  return name == null ? null : new UsageError(`there is no option --${name}: it stands by itself, as in ${command.takes}`);
}

/**
 * @param places what stands by itself, of which there may be several
 * @throws UsageError for an option that is given more often than it may be
 */
function givenOnce(parsed: { readonly [name: string]: unknown }, places: readonly string[]): void {
  const several = [...REPEATED, ...places];
  for (const [name, value] of Object.entries(parsed))
    if (Array.isArray(value) && name.length > 1 && optionIn(`--${name}`) === name && !several.includes(name))
      once(name, value as readonly string[]);
}

/** What the parser refuses as bad usage; what the command has thrown stays what it is. */
function refusal(message: string, error: Error | undefined): Error {
  if (error !== undefined && error.name !== 'YError') return error;
  const said = error === undefined ? message : error.message;
  return new UsageError(
    said.replace(/^Not enough arguments following: (.+)$/, (_, name: string) => `${name.length > 1 ? '-' : ''}-${name} has no value`),
  );
}

/** What the parser says of an unknown option, with the nearest that the help lists; null if it says something else. */
async function unknownOption(args: readonly string[], message: string, help: string): Promise<UsageError | null> {
  const unknown = /^Unknown arguments?: (.+)$/.exec(message)?.[1]?.split(', ') ?? [];
  const given = args.find((it) => it.startsWith('-') && unknown.includes(it.replace(/^--?/, '').replace(/=.*$/s, '')));
  if (given === undefined) return null;
  const option = given.replace(/=.*$/s, '');
  if (option === '--shard') {
    const { listWords } = await import('../compile/mission-words.ts');
    const split = await splitCommands();
    return new UsageError(`there is no option --shard: what this plays hangs on what it has seen; ${listWords(split)} can be split`);
  }
  const known = [...help.matchAll(/(?<=^ +(?:-\w, +)?)--[a-z][a-z-]*/gm)].map(([it]) => it);
  return new UsageError(`there is no option ${option}${didYouMean(option, known)}`);
}

/** The commands that can be played in parts. */
async function splitCommands(): Promise<string[]> {
  const loaded = await Promise.all(COMMANDS.map(async ({ name, load }) => ({ name, ...(await load()) })));
  return loaded.filter(({ command }) => 'shard' in optionsOf(command).key).map(({ name }) => name);
}

/** Longer lines of help are hard to read, however wide the terminal is. */
const MOST_HELP_COLUMNS = 110;

/** The help of a command, without line breaks within its entries. */
export async function helpOf(entry: Entry): Promise<string> {
  const { command } = await entry.load();
  return describe(entry, command, Number.POSITIVE_INFINITY)
    .command(`$0 ${command.takes}`.trim(), entry.does, (it) => it)
    .getHelp();
}

/** The options of a command as the parser knows them, which its types do not say. */
export interface KnownOptions {
  readonly string: readonly string[];
  readonly boolean: readonly string[];
  readonly choices: { readonly [name: string]: readonly string[] };
  /** By name, with the short ones. */
  readonly key: { readonly [name: string]: unknown };
  readonly alias: { readonly [name: string]: readonly string[] };
}

/** The options of a command, with those that all have, and with what it takes by its place. */
export const optionsOf = ({ options }: Command): KnownOptions =>
  (options(commonOptions(yargs([]))) as unknown as { readonly getOptions: () => KnownOptions }).getOptions();

/** The options of a command that are not complete without a value. */
function valuedOptions(command: Command): string[] {
  const positional = namesIn(command.takes);
  return optionsOf(command).string.filter((it) => !positional.includes(it));
}

/** The names of what a usage line lists: `<scenario> [paths..]` has scenario and paths. */
export const namesIn = (takes: string): readonly string[] => [...takes.matchAll(/[<[]([\w-]+)/g)].map(([, name = '']) => name);

/** What every command has. */
const commonOptions = (args: Argv): Argv =>
  args
    .option('json', { type: 'boolean', default: false, describe: 'machine-readable results on stdout' })
    .option('quiet', { alias: 'q', type: 'boolean', default: false, describe: 'no progress' })
    .option('game-limit', {
      type: 'string',
      default: String(USUAL_PATIENCE),
      describe: 'seconds in which a game has to end, or a module to be loaded, where code from outside runs',
    })
    .option('color', { type: 'boolean', default: true, describe: 'colours on a terminal; --no-color for none' })
    .help('help')
    .alias('help', 'h')
    .version(false);

function describe(entry: Entry, command: Command, width: number = Math.min(MOST_HELP_COLUMNS, roomOnLine())) {
  const parser = commonOptions(yargs([]))
    .scriptName(`sandtable ${entry.name}`)
    .locale('en')
    .usage(`Usage: sandtable ${entry.name} ${entry.takes} [options]\n\n${entry.does[0]?.toUpperCase()}${entry.does.slice(1)}.`)
    .strict()
    .parserConfiguration({ 'duplicate-arguments-array': true, 'parse-positional-numbers': false })
    .wrap(Number.isFinite(width) ? width : null);
  for (const [line, what] of command.examples) parser.example(line, what);
  // An option whose value was forgotten would be taken for one that was left out.
  return command.options(parser).requiresArg(valuedOptions(command));
}
