import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Argv } from 'yargs';
import type { ReportFormat } from '../report/formats.ts';
import type { QueueRequest } from '../runner/queue/queue-pool.ts';
import type { Shard } from '../runner/shard.ts';
import type { Battle } from '../scenario/types.ts';
import { type CommonArgs, UsageError } from './command.ts';
import { type MachineArgs, machineOptions, readQueue, readShard } from './machine-options.ts';
import { fraction, listOf, once, wholeNumber } from './numbers.ts';
import { openOption } from './open.ts';
import { FORMAT_HELP, readFormats } from './report-formats.ts';
import { checkLists, uncheckedOption } from './unchecked.ts';

/** Most pairs in one run. */
const MOST_PAIRS = 10_000_000;
const MOST_WORKERS = 512;

/** Unparsed options of every command that plays something into a folder. */
export interface PlayArgs extends CommonArgs, MachineArgs {
  readonly pairs: string;
  readonly seed: string;
  readonly workers?: string;
  readonly data?: string | readonly string[];
  readonly unchecked?: boolean;
  readonly confidence: string;
  readonly margin: string;
  readonly format?: string | readonly string[];
  readonly out?: string;
  readonly resume: boolean;
  readonly force: boolean;
  readonly open: boolean;
}

/** Options of commands that play scenarios. */
export interface CampaignArgs extends PlayArgs {
  readonly scenario: readonly string[];
  readonly doctrine?: string | readonly string[];
}

/** The options, parsed and checked. */
export interface PlaySettings {
  readonly pairs: number;
  readonly seed: string;
  readonly workers: number;
  readonly confidence: number;
  readonly margin: number;
  /** Of the report; null: page, text and charts. */
  readonly formats: readonly ReportFormat[] | null;
  readonly out: string | null;
  readonly resume: boolean;
  readonly force: boolean;
  /** Whether the report is opened when it is written. */
  readonly open: boolean;
  /** The part that is to be played; null: the whole. */
  readonly shard: Shard | null;
  /** The queue whose workers play; null: threads here. */
  readonly queue: QueueRequest | null;
  /** Illegal army lists are played, too. */
  readonly unchecked: boolean;
}

export interface CampaignSettings extends PlaySettings {
  readonly battles: readonly Battle[];
  /** Ids of scenarios that a panel plays: every player of red against every player of blue. */
  readonly panels?: readonly string[];
  /** Default name of its folder: the scenario's id, or `comparison` for several. */
  readonly name?: string;
}

/** Declares the options of a campaign. */
export const campaignOptions = (args: Argv): Argv =>
  machineOptions(
    playOptions(args.positional('scenario', { type: 'string', array: true, describe: 'names of bundled scenarios, or paths' })),
  ).option('doctrine', { type: 'string', describe: 'who decides: red=<name>,blue=<name>' });

export const playOptions = (args: Argv): Argv =>
  openOption(
    diceOptions(
      args.option('pairs', {
        alias: 'n',
        type: 'string',
        default: '500',
        describe: 'pairs of games of each scenario under each ruleset; where a panel plays, for each player of a side',
      }),
    )
      .option('margin', {
        type: 'string',
        default: '0.02',
        describe: 'largest difference, as a share of the games, that counts as none: 0.02 is 2 percentage points',
      })
      .option('format', { type: 'string', describe: FORMAT_HELP })
      .option('out', { type: 'string', describe: 'folder of the results (default: the next free out/<name>-<k>)' })
      .option('resume', { type: 'boolean', default: false, describe: 'continue a run that was stopped; run: a finished one too' })
      .option('force', { type: 'boolean', default: false, describe: 'overwrite the results in --out' }),
  );

/** Options of a command that plays and keeps no folder. */
export const diceOptions = (args: Argv): Argv =>
  uncheckedOption(args)
    .option('seed', { type: 'string', default: 'sandtable', describe: 'seed of the dice: the same seed gives the same games' })
    .option('workers', { type: 'string', describe: 'threads; results do not depend on their number (default: cores)' })
    .option('data', { type: 'string', describe: 'folder to look up names in (repeatable)' })
    .option('confidence', { type: 'string', default: '0.95', describe: 'confidence level of the intervals' });

/**
 * Reads the options and loads the scenarios. Throws a UsageError or InputError.
 * @param doctrines `several` where each `--doctrine` is a pair of doctrines that every scenario is played with.
 */
export async function readCampaign(
  args: CampaignArgs & { readonly variant?: string | readonly string[] },
  doctrines: 'one' | 'several' = 'one',
): Promise<CampaignSettings> {
  const settings = readPlay(args);
  const load = doctrines === 'one' ? loadScenarios : loadUnderDoctrines;
  return { ...settings, battles: await load(args.scenario, args, listOf(args.variant)) };
}

/** Reads the options. Throws a UsageError. */
export function readPlay(args: PlayArgs): PlaySettings {
  const pairs = wholeNumber('pairs', args.pairs, 1, MOST_PAIRS);
  const workers = args.workers === undefined ? availableParallelism() : wholeNumber('workers', args.workers, 1, MOST_WORKERS);
  const confidence = fraction('confidence', args.confidence, 0, 1);
  const margin = fraction('margin', args.margin, 0, 1);
  const out = once('out', args.out) ?? null;
  if (args.resume && args.force) throw new UsageError('--resume continues a run and --force overwrites it: choose one');
  return {
    pairs,
    seed: once('seed', args.seed) as string,
    workers,
    confidence,
    margin,
    formats: readFormats(args.format),
    out,
    resume: args.resume,
    force: args.force,
    open: args.open,
    shard: readShard(args.shard),
    queue: readQueue(args),
    unchecked: args.unchecked ?? false,
  };
}

/** The one ruleset of a study, from `--variant`. */
export function oneSpec(variant: string | readonly string[] | undefined): string {
  const spec = once('variant', variant);
  if (spec === undefined) throw new UsageError('name a ruleset with --variant, for example -v classic');
  return spec;
}

export interface ScenarioArgs {
  readonly data?: string | readonly string[] | undefined;
  readonly doctrine?: string | readonly string[] | undefined;
  /** Whether armies with an illegal list are played, too. */
  readonly unchecked?: boolean | undefined;
}

/** Loads scenarios by name or path, with the families of their rulesets. Two with one id would share dice and be indistinguishable in the results. */
export async function loadScenarios(
  names: readonly string[],
  { data, doctrine, unchecked = false }: ScenarioArgs,
  specs: readonly string[],
): Promise<Battle[]> {
  if (names.length === 0) throw new UsageError('name at least one scenario, for example duel');
  const { loadScenario } = await import('../load/scenarios.ts');
  const { InputError } = await import('../scenario/input-error.ts');
  const { loadFormats } = await import('../load/formats.ts');
  const { checkDeployment } = await import('../compile/check-deployment.ts');
  const doctrines = readDoctrines(listOf(doctrine));
  const formats = await loadFormats(specs);
  const battles = names.map((name) => loadScenario(name, { formats, dataDirs: listOf(data), doctrines }));
  const misplaced = battles.flatMap(checkDeployment);
  if (misplaced.length > 0) throw new InputError(misplaced);
  await checkLists(battles, unchecked);
  const ids = battles.map((it) => it.id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new UsageError(`two of the scenarios have the id "${twice}"; name every scenario once`);
  return battles;
}

/**
 * Loads scenarios once per pair of doctrines (one `--doctrine` each). They share their dice; results identify them by the names of
 * the doctrines, which therefore have to differ.
 */
async function loadUnderDoctrines(names: readonly string[], args: ScenarioArgs, specs: readonly string[]): Promise<Battle[]> {
  const sets = listOf(args.doctrine);
  if (sets.length < 2) return loadScenarios(names, args, specs);
  const loaded: Battle[][] = [];
  for (const set of sets) loaded.push(await loadScenarios(names, { ...args, doctrine: set }, specs));
  // Scenario by scenario, to keep each together.
  const battles = names.flatMap((_, i) => loaded.map((row) => row[i] as Battle));
  const called = battles.map(({ id, doctrines }) => `${id} with ${doctrines.red.id} against ${doctrines.blue.id}`);
  const twice = called.find((name, i) => called.indexOf(name) !== i);
  if (twice !== undefined) throw new UsageError(`${twice} is named twice; every --doctrine must name a different pair of doctrines`);
  return battles;
}

function readDoctrines(texts: readonly string[]): { red?: string; blue?: string } {
  const found: { red?: string; blue?: string } = {};
  for (const part of texts.flatMap((text) => text.split(','))) {
    const [army, name] = part.split('=', 2);
    if ((army !== 'red' && army !== 'blue') || name === undefined || name === '') {
      throw new UsageError(`--doctrine ${part}: expected red=<name>, blue=<name> or both separated by a comma`);
    }
    if (found[army] !== undefined) throw new UsageError(`--doctrine names the doctrine of ${army} twice`);
    found[army] = doctrineName(name);
  }
  return found;
}

/** A doctrine named on the command line: the path of a file is looked up from the current folder, not from the scenario's. */
export function doctrineName(name: string): string {
  if (!/\.ya?ml$/.test(name)) return name;
  if (!existsSync(name)) throw new UsageError(`--doctrine ${name}: there is no such file`);
  return resolve(name);
}
