import { availableParallelism } from 'node:os';
import type { Argv } from 'yargs';
import type { Battle } from '../scenario/types.ts';
import { type CommonArgs, UsageError } from './command.ts';
import { fraction, listOf, once, wholeNumber } from './numbers.ts';

/** Most pairs of one run. */
const MOST_PAIRS = 10_000_000;
const MOST_WORKERS = 512;

/** Options of every command that plays something into a folder, as they are written. */
export interface PlayArgs extends CommonArgs {
  readonly pairs: string;
  readonly seed: string;
  readonly workers?: string;
  readonly data?: string | readonly string[];
  readonly confidence: string;
  readonly margin: string;
  readonly out?: string;
  readonly resume: boolean;
  readonly force: boolean;
}

/** Those of commands that play scenarios. */
export interface CampaignArgs extends PlayArgs {
  readonly scenario: readonly string[];
  readonly doctrine?: string | readonly string[];
}

/** The options, read and checked. */
export interface PlaySettings {
  readonly pairs: number;
  readonly seed: string;
  readonly workers: number;
  readonly confidence: number;
  readonly margin: number;
  readonly out: string | null;
  readonly resume: boolean;
  readonly force: boolean;
}

export interface CampaignSettings extends PlaySettings {
  readonly battles: readonly Battle[];
  /** What its folder is called by default; the scenario's id, or `comparison` for several. */
  readonly name?: string;
}

/** Declares the options of a campaign. */
export const campaignOptions = (args: Argv): Argv =>
  playOptions(args.positional('scenario', { type: 'string', array: true, describe: 'names of bundled scenarios, or paths' })).option(
    'doctrine',
    { type: 'string', describe: 'who decides: red=<name>,blue=<name>' },
  );

export const playOptions = (args: Argv): Argv =>
  args
    .option('pairs', { alias: 'n', type: 'string', default: '500', describe: 'pairs of engagements of each scenario under each ruleset' })
    .option('seed', { type: 'string', default: 'sandtable', describe: 'where the dice come from' })
    .option('workers', { type: 'string', describe: 'threads; the results do not depend on it (default: cores)' })
    .option('data', { type: 'string', describe: 'folder in which names are looked up (repeatable)' })
    .option('confidence', { type: 'string', default: '0.95', describe: 'of every interval' })
    .option('margin', { type: 'string', default: '0.02', describe: 'largest difference of scores that counts as none' })
    .option('out', { type: 'string', describe: 'folder of the results (default: the next free out/<name>-<k>)' })
    .option('resume', { type: 'boolean', default: false, describe: 'go on with a run that was stopped' })
    .option('force', { type: 'boolean', default: false, describe: 'overwrite the results in --out' });

/**
 * Reads the options and loads the scenarios. Throws a UsageError or InputError.
 * @param doctrines `several` where each `--doctrine` is a pair of doctrines that every scenario is played with.
 */
export async function readCampaign(args: CampaignArgs, doctrines: 'one' | 'several' = 'one'): Promise<CampaignSettings> {
  const settings = readPlay(args);
  const load = doctrines === 'one' ? loadScenarios : loadUnderDoctrines;
  return { ...settings, battles: await load(args.scenario, { data: args.data, doctrine: args.doctrine }) };
}

/** Reads the options. Throws a UsageError. */
export function readPlay(args: PlayArgs): PlaySettings {
  const pairs = wholeNumber('pairs', args.pairs, 1, MOST_PAIRS);
  const workers = args.workers === undefined ? availableParallelism() : wholeNumber('workers', args.workers, 1, MOST_WORKERS);
  const confidence = fraction('confidence', args.confidence, 0, 1);
  const margin = fraction('margin', args.margin, 0, 1);
  const out = once('out', args.out) ?? null;
  if (args.resume && args.force) throw new UsageError('--resume goes on with a run and --force overwrites it: choose one');
  return {
    pairs,
    seed: once('seed', args.seed) as string,
    workers,
    confidence,
    margin,
    out,
    resume: args.resume,
    force: args.force,
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
}

/** Loads scenarios by name or path. Two with one id would share dice and could not be told apart in the results. */
export async function loadScenarios(names: readonly string[], { data, doctrine }: ScenarioArgs): Promise<Battle[]> {
  const { loadScenario } = await import('../scenario/load.ts');
  const { InputError } = await import('../scenario/inputError.ts');
  const { checkDeployment } = await import('../compile/checkDeployment.ts');
  const doctrines = readDoctrines(listOf(doctrine));
  const battles = names.map((name) => loadScenario(name, { dataDirs: listOf(data), doctrines }));
  const misplaced = battles.flatMap(checkDeployment);
  if (misplaced.length > 0) throw new InputError(misplaced);
  const ids = battles.map((it) => it.id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new UsageError(`two of the scenarios have the id "${twice}"; every scenario is played once`);
  return battles;
}

/**
 * Loads scenarios once for each pair of doctrines, `--doctrine` by `--doctrine`. They share their dice; results tell them apart by
 * the names of the doctrines, which therefore have to differ.
 */
async function loadUnderDoctrines(names: readonly string[], { data, doctrine }: ScenarioArgs): Promise<Battle[]> {
  const sets = listOf(doctrine);
  if (sets.length < 2) return loadScenarios(names, { data, doctrine });
  const loaded: Battle[][] = [];
  for (const set of sets) loaded.push(await loadScenarios(names, { data, doctrine: set }));
  // Scenario by scenario, so that what belongs together stands together.
  const battles = names.flatMap((_, i) => loaded.map((row) => row[i] as Battle));
  const called = battles.map(({ id, doctrines }) => `${id} with ${doctrines.red.id} against ${doctrines.blue.id}`);
  const twice = called.find((name, i) => called.indexOf(name) !== i);
  if (twice !== undefined) throw new UsageError(`${twice} is played twice; every --doctrine has to name another pair of doctrines`);
  return battles;
}

function readDoctrines(texts: readonly string[]): { red?: string; blue?: string } {
  const found: { red?: string; blue?: string } = {};
  for (const part of texts.flatMap((text) => text.split(','))) {
    const [army, name] = part.split('=', 2);
    if ((army !== 'red' && army !== 'blue') || name === undefined || name === '') {
      throw new UsageError(`--doctrine ${part}: expected red=<name>, blue=<name> or both with a comma`);
    }
    if (found[army] !== undefined) throw new UsageError(`--doctrine names the doctrine of ${army} twice`);
    found[army] = name;
  }
  return found;
}
