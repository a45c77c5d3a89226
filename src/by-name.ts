import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { summarise } from './analysis/summarise.ts';
import type { Summary } from './analysis/summary.ts';
import { exampleCounts } from './catalogue/disk/example-counts.ts';
import { type RuleLine, ruleList } from './catalogue/rule-list.ts';
import { listNotes, refuseIllegal } from './editions/list-faults.ts';
import { bundledFolder, dataFolderOf } from './load/disk.ts';
import { loadFormats } from './load/formats.ts';
import { loadExamples, loadScenario } from './load/scenarios.ts';
import { loadSelection } from './load/selection.ts';
import { askOdds, PLAIN } from './odds/ask.ts';
import type { AttackOdds } from './odds/attack-table.ts';
import { variedOdds } from './odds/vary.ts';
import { playEngagement } from './play-engagement.ts';
import type { Transcript } from './replay/transcript.ts';
import { playCampaign } from './runner/campaign.ts';
import type { Battle } from './scenario/types.ts';
import { runExampleFile } from './testing/example.ts';
import type { ExampleResult } from './testing/play-file.ts';

/** One, or a list. */
type OneOrMore = string | readonly string[];
const listOf = (it: OneOrMore): readonly string[] => (typeof it === 'string' ? [it] : it);

/** What commands that read scenarios have in common, by the names of their options. */
export interface ScenarioOptions {
  /** Folders to look up names in. */
  readonly data?: OneOrMore;
  /** Who decides; left out: the scenario's own doctrines. */
  readonly doctrine?: { readonly red?: string; readonly blue?: string };
  /** Default `sandtable`. */
  readonly seed?: string;
  /** Whether armies with an illegal list are played, too; default false. */
  readonly unchecked?: boolean;
}

/** The arguments of `sandtable run`. */
export interface RunArguments extends ScenarioOptions {
  /** Names or paths. */
  readonly scenario: OneOrMore;
  /** Rulesets; the first is the baseline. */
  readonly variant: OneOrMore;
  /** Default 500. */
  readonly pairs?: number;
  /** Threads; default: cores. The result does not depend on it. */
  readonly workers?: number;
  /** Confidence level of the intervals; default 0.95. */
  readonly confidence?: number;
  /** Largest difference of scores that counts as none; default 0.02. */
  readonly margin?: number;
}

/**
 * `sandtable run --players own`: plays scenarios under rulesets on the same dice, and compares them. It writes nothing: `runCampaign` keeps a
 * folder that can be resumed, `writeReport` writes charts and pages.
 *
 * @throws SpecError, PluginError or InputError for what cannot be loaded or combined
 */
export async function run({
  scenario,
  variant,
  pairs = 500,
  seed = 'sandtable',
  workers,
  confidence,
  margin,
  ...more
}: RunArguments): Promise<Summary> {
  const specs = listOf(variant);
  const battles = await battlesOf(listOf(scenario), specs, more);
  const { campaign } = await playCampaign({ battles, specs, pairs, seed, ...(workers !== undefined && { workers }) });
  const notes = { waivers: [], converted: [], ignored: [], ...(await listNotes(battles, more.unchecked ?? false, loadSelection)) };
  return summarise(campaign, { seed, notes, ...(confidence !== undefined && { confidence }), ...(margin !== undefined && { margin }) });
}

/** The arguments of `sandtable replay`. */
export interface ReplayArguments extends ScenarioOptions {
  readonly scenario: string;
  readonly variant: string;
  /** Number of the pair; default 0. */
  readonly pair?: number;
  /** The seat red sits in; default 0. */
  readonly seat?: 0 | 1;
}

/** `sandtable replay`: plays one game of a run with the same seed, and records everything that happens. */
export async function replay({ scenario, variant, pair, seat, seed, ...more }: ReplayArguments): Promise<Transcript> {
  const [battle] = (await battlesOf([scenario], [variant], more)) as [Battle];
  return playEngagement({
    battle,
    spec: variant,
    ...(pair !== undefined && { pair }),
    ...(seat !== undefined && { redSeat: seat }),
    ...(seed !== undefined && { seed }),
  });
}

/** The arguments of `sandtable odds`. */
export interface OddsArguments {
  /** A bundled attack, or the path of a file. */
  readonly file: string;
  readonly variant: OneOrMore;
  /** So many models of the target: `answers.kills` is the chance to kill them, or more. */
  readonly kill?: number;
  /**
   * What is varied, at most two things, each with its values: `{ range: [6, 12, 18] }`, `{ models: [5, 10] }`, `{ 'B.T': [3, 4] }`,
   * `{ 'A.weapon': ['rifle'] }`, `{ against: ['battle-tank', 'veteran-infantry:5'] }`. Results say under `at` which values are theirs.
   */
  readonly vary?: { readonly [name: string]: readonly (string | number)[] };
}

/**
 * `sandtable odds`: exact odds of the attacks of a file, or of a bundled one by its name, under each ruleset.
 * Each is played a little beside, as a check (`checkedOdds`).
 * @throws RangeError for an attack with too many courses to follow
 * @throws OddsError for odds that are not those of play: a fault of the rules' account of an attack
 */
export async function odds({ file, variant, kill, vary }: OddsArguments): Promise<AttackOdds[]> {
  const bundled = join(bundledFolder(), 'attacks', `${file}.yaml`);
  const path = existsSync(file) || !existsSync(bundled) ? file : bundled;
  const read = loadExamples(path, await loadFormats(listOf(variant)));
  const question = { ...PLAIN, kill: kill ?? null };
  if (vary !== undefined) {
    const axes = Object.entries(vary).map(([name, values]) => ({ name, values: values.map(String) }));
    const found: AttackOdds[] = [];
    for (const example of read.examples)
      for (const spec of listOf(variant))
        found.push(...(await variedOdds({ example, file: read, spec, beside: dataFolderOf(path) }, axes, question)));
    return found;
  }
  const selections = await Promise.all(listOf(variant).map((spec) => loadSelection(spec)));
  return read.examples.flatMap((example) => selections.map((selection) => askOdds(example, read, selection, question)));
}

/** `sandtable rules <variant>`: its rules, with their switches and parameters; with `base` the entries of the edition that it is built on, too. */
export async function rules({ variant, base = false }: { readonly variant: string; readonly base?: boolean }): Promise<RuleLine[]> {
  return ruleList(await loadSelection(variant), { base, counts: exampleCounts() });
}

/** `sandtable verify <file>`: runs the worked examples of a file, those that name no ruleset under `variant`. */
export const verify = ({
  path,
  variant,
  rule,
}: {
  readonly path: string;
  readonly variant: string;
  readonly rule?: string;
}): Promise<ExampleResult[]> => runExampleFile(path, variant, process.cwd(), rule ?? null);

async function battlesOf(
  scenarios: readonly string[],
  specs: readonly string[],
  { data = [], doctrine, unchecked = false }: ScenarioOptions,
): Promise<Battle[]> {
  const options = { formats: await loadFormats(specs), dataDirs: listOf(data), ...(doctrine !== undefined && { doctrines: doctrine }) };
  const battles = scenarios.map((it) => loadScenario(it, options));
  if (!unchecked) await refuseIllegal(battles, loadSelection);
  return battles;
}
