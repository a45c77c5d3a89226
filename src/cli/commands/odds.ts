import { dirname, resolve } from 'node:path';
import { leversOfPhases } from '../../compile/lever-names.ts';
import { rulesetWords } from '../../compile/ruleset-words.ts';
import type { Selection } from '../../compile/select.ts';
import { loadFormats } from '../../load/formats.ts';
import { loadExamples, readExamples } from '../../load/scenarios.ts';
import { loadSelection } from '../../load/selection.ts';
import { askOdds, type Question } from '../../odds/ask.ts';
import type { AttackOdds } from '../../odds/attack-table.ts';
import { idleLevers } from '../../odds/idle-levers.ts';
import type { FamilyFormat } from '../../rules/index.ts';
import type { Example } from '../../scenario/types.ts';
import { exampleBattle } from '../../scene/stage.ts';
import { attackPath } from '../attack-files.ts';
import { chancesText } from '../chances-text.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { exampleFiles } from '../example-files.ts';
import type { Typed } from '../inline-attack.ts';
import { listOf, once, wholeNumber } from '../numbers.ts';
import type { Folder } from '../odds-paper.ts';
import { oddsText } from '../odds-text.ts';
import { type AskedAttack, axesOf, byShooters, measureNamed, shooters, varied } from '../odds-varied.ts';
import { wrongWith } from '../odds-wrong.ts';
import { out, outJson, table } from '../print.ts';
import { variedText } from '../varied-text.ts';

interface OddsArgs {
  readonly file: readonly string[];
  readonly variant?: string | readonly string[];
  readonly samples?: string;
  readonly kill?: string;
  readonly vary?: string | readonly string[];
  readonly against?: string | readonly string[];
  readonly with?: string | readonly string[];
  readonly by?: string;
  readonly shooters: boolean;
  readonly chances: boolean;
  readonly out?: string;
  readonly force: boolean;
  readonly options: boolean;
  readonly json: boolean;
}

const MOST_SAMPLES = 1e8;
const MOST_KILLED = 200;

export const command: Command<OddsArgs> = {
  takes: '[file..]',
  examples: [
    ['sandtable odds rifles-at-line -v classic -v tenth', 'a bundled attack under two rulesets, side by side'],
    ['sandtable odds attack.yaml -v classic -v classic@-CLS-WPN-31', 'what a rule does to an attack of your own'],
    ['sandtable odds attack.yaml --samples 1000000', 'played instead of calculated, where exact odds take too long'],
    ['sandtable odds veterans-at-horde -v classic -v tenth --kill 10', 'with the chance to kill ten or more'],
    ['sandtable odds melta-at-tank -v classic -v tenth --shooters', 'how many it takes for 50, 80 and 95 % to destroy the target'],
    ['sandtable odds rifles-at-line -v classic --vary range=6..30:6 --vary models=5,10', 'at several distances, for several numbers'],
    ['sandtable odds rifles-at-line -v classic --against line-infantry:10,veteran-infantry:5,berserkers:5', 'the best target of several'],
    [
      'sandtable odds melta-at-tank -v classic --with fusion-gun,plasma-rifle --against breaker-tank,veteran-infantry:5',
      'weapons by targets',
    ],
    ['sandtable odds melta-at-tank -v classic -v tenth --out out/melta', 'with a chart for an article'],
    ['sandtable odds --shots 20 --hit 3+ --S 4 --AP -1 --T 5 --Sv 3+ -v tenth', 'an attack written in the line'],
    [
      'sandtable odds --shots 10 --hit 3+ --T 4 --Sv 3+ --AP 5 --AP -1 -v classic -v tenth',
      'in two families: each takes the AP that it knows',
    ],
    ['sandtable odds --attacks 4 --WS 5 --attackers 5 --T 4 --fnp 5+ -v classic', 'in close combat'],
    ['sandtable odds --options -v tenth', 'what may be written in the line, and what is played without it'],
    ['sandtable odds --chances -v classic -v waffle --out out/chances', 'the tables To Hit and To Wound as the rules have them'],
  ],
  options: (args) =>
    args
      .positional('file', {
        type: 'string',
        array: true,
        default: [],
        describe: 'names of bundled attacks, or files in the form of worked examples; their dice and outcomes are ignored',
      })
      .option('variant', { alias: 'v', type: 'string', describe: "ruleset (repeatable; default: each case's own, or the folder's)" })
      .option('samples', {
        type: 'string',
        describe: 'play the attack this many times instead of calculating exactly, which takes 512 MB at most',
      })
      .option('kill', { type: 'string', describe: 'so many models of the target: the chance to kill them, or more' })
      .option('against', { type: 'string', describe: 'targets to compare, by their datasheets: breaker-tank,veteran-infantry:5' })
      .option('with', { type: 'string', describe: 'weapons to compare, in place of the first that the attacker carries' })
      .option('vary', { type: 'string', describe: 'something to vary (repeatable, at most two): range=6..24:6, models=1..10, B.T=3,4,5' })
      .option('by', { type: 'string', describe: 'the number that is compared: lost, kill, destroy, points or efficiency' })
      .option('shooters', { type: 'boolean', default: false, describe: 'how many models it takes for 50, 80 and 95 %' })
      .option('chances', { type: 'boolean', default: false, describe: 'instead of an attack: every chance to hit and to wound' })
      .option('options', { type: 'boolean', default: false, describe: 'names the options with which an attack is written in the line' })
      // Those options depend on the families of the rulesets, so that they are checked when these are known.
      .strict(false)
      .option('out', { type: 'string', describe: 'folder for the results, with charts' })
      .option('force', { type: 'boolean', default: false, describe: 'overwrite the results in --out' }),
  run,
};

async function run(args: OddsArgs): Promise<number> {
  const folder = folderOf(args);
  if (args.chances) return chances(args, folder);
  const specs = listOf(args.variant);
  const typed = typedIn(args);
  if (args.options) return options(specs, args.json);
  if (args.file.length === 0 && typed.size === 0)
    throw new UsageError(
      'name an attack, for example rifles-at-line, write one in the line (--shots 20 --S 4 --T 5), or ask for --chances',
    );
  const question: Question = {
    samples: args.samples === undefined ? null : wholeNumber('samples', args.samples, 1, MOST_SAMPLES),
    kill: args.kill === undefined ? null : wholeNumber('kill', args.kill, 1, MOST_KILLED),
  };
  const axes = axesOf(args);
  if (args.shooters && axes.length > 0)
    throw new UsageError('--shooters varies the number of models and nothing else: leave out --vary, --with and --against');
  const by = measureNamed(once('by', args.by), question.kill);
  const asked: AskedAttack[] = typed.size > 0 ? await inLine(typed, args.file, specs) : [];
  for (const { path, spec } of typed.size > 0 ? [] : exampleFiles(args.file.map(attackPath), null)) {
    const file = loadExamples(path, await loadFormats([...specs, spec]));
    for (const example of file.examples) {
      // What a file names is found from the file.
      const from = specs.length === 0 && example.variant !== undefined ? dirname(resolve(path)) : process.cwd();
      const selections: Selection[] = [];
      for (const wanted of specs.length > 0 ? specs : [example.variant ?? spec]) selections.push(await ruleset(wanted, from));
      asked.push({ example, file, path, from, selections });
    }
  }
  if (asked.length === 0) throw new UsageError(`there is no attack in ${args.file.join(', ')}`);
  if (axes.length > 0) {
    const found = await varied(asked, axes, question, by);
    if (args.json) outJson(found.flatMap(({ odds }) => odds));
    else out(found.map(variedText).join('\n\n\n'));
    if (folder !== null) {
      const { writeVaried } = await import('../odds-paper.ts');
      await writeVaried(found, folder);
    }
    return EXIT.done;
  }
  if (args.shooters) {
    const { found, text } = shooters(asked, question);
    if (args.json) outJson(found.flat());
    else out(text);
    if (folder !== null) {
      const { writeShooters } = await import('../odds-paper.ts');
      await writeShooters(found.flat(), await byShooters(asked, found, question), folder);
    }
    return EXIT.done;
  }
  const attacks = asked.map(({ example, file, path, selections }) =>
    selections.map((selection) => played(example, path, () => askOdds(example, file, amongAll(selection, asked), question))),
  );
  const all = attacks.flat();
  if (args.json) outJson(all.length === 1 ? all[0] : all);
  else {
    const names = new Map(asked.flatMap(({ selections }) => selections.map((it) => [it.spec, rulesetWords(it)] as const)));
    out((typed.size > 0 ? [all] : attacks).map((it) => oddsText(it, names)).join('\n\n\n'));
    for (const line of new Set(
      asked.flatMap(({ example, file, selections }) => selections.flatMap((it) => idleLevers(example, file, amongAll(it, asked)))),
    ))
      out(`\n${line}`);
  }
  if (folder !== null) {
    const { writeOdds } = await import('../odds-paper.ts');
    await writeOdds(all, folder);
  }
  return EXIT.done;
}

/** Options that are none of the command's own. */
function typedIn(args: object): Typed {
  const found = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(args)) {
    // The parser adds `targetWS` to `target-WS`.
    const twin = Object.keys(args).some((it) => it.includes('-') && it.replace(/-(.)/g, (_, c: string) => c.toUpperCase()) === name);
    if (!OWN.has(name) && !twin) found.set(name, [value].flat().map(String));
  }
  return found;
}

const OWN = new Set([
  '_',
  '$0',
  'file',
  'variant',
  'v',
  'samples',
  'kill',
  'vary',
  'against',
  'with',
  'by',
  'shooters',
  'chances',
  'out',
  'force',
  'options',
  'json',
  'quiet',
  'q',
  'color',
  'game-limit',
  'help',
  'h',
  'version',
]);
const IN_LINE = 'command line';

/** An attack that is written in the line: for each family in its own words. */
async function inLine(typed: Typed, files: readonly string[], specs: readonly string[]): Promise<AskedAttack[]> {
  const { checkInline, inlineText } = await import('../inline-attack.ts');
  if (specs.length === 0) throw new UsageError('name the ruleset of the attack with --variant, for example -v tenth');
  const selections: Selection[] = [];
  for (const spec of specs) selections.push(await ruleset(spec));
  checkInline(typed, familiesOf(selections), [
    '--samples',
    '--kill',
    '--vary',
    '--against',
    '--with',
    '--by',
    '--shooters',
    '--chances',
    '--variant',
    '--out',
    '--force',
    '--options',
    '--json',
    '--quiet',
  ]);
  if (files.length > 0)
    throw new UsageError(
      `${files.join(', ')} and --${[...typed.keys()].join(', --')}: name an attack or write one; for a value of a named one: -v ${specs[0]}@B.T=5`,
    );
  const formats = await loadFormats(specs);
  const texts = selections.map(({ variant: { edition } }) => inlineText(typed, edition.format as FamilyFormat, formats));
  return selections.map((selection, k): AskedAttack => {
    const file = readExamples(texts[k] as string, IN_LINE, formats);
    return { example: file.examples[0] as Example, file, path: IN_LINE, from: process.cwd(), selections: [selection] };
  });
}

const familiesOf = (selections: readonly Selection[]): FamilyFormat[] => [
  ...new Set(selections.flatMap(({ variant }) => variant.edition.format ?? [])),
];

/** The options for attacks in the line. */
async function options(specs: readonly string[], json: boolean): Promise<number> {
  const { inlineOptions } = await import('../inline-attack.ts');
  if (specs.length === 0) throw new UsageError('name a ruleset with --variant, for example --options -v tenth');
  const selections = await Promise.all(specs.map((spec) => ruleset(spec)));
  const rows = inlineOptions(familiesOf(selections));
  if (json) outJson(rows);
  else
    out(
      table(
        ['family', 'option', 'what it is', 'without it'],
        rows.map((it) => [it.family, it.name, it.about, it.otherwise]),
      ),
    );
  return EXIT.done;
}

/** A ruleset whose values of datasheets and units have to change something in at least one of the attacks. */
function amongAll(selection: Selection, asked: readonly AskedAttack[]): Selection {
  if (selection.sheets.length === 0 || asked.length === 1) return selection;
  // An attack in the line is written anew for each family.
  const among = asked.filter((it) => it.selections.includes(selection));
  const together = (among.length > 0 && asked.every((it) => it.path === IN_LINE) ? among : asked).map(
    ({ example, file }) => exampleBattle(example, file, selection.variant.edition).battle,
  );
  return { ...selection, edit: (battle) => selection.edit(battle, together) };
}

/** @throws UsageError for procedures that are changed in a phase only: an attack by itself is made in none */
async function ruleset(spec: string, from?: string): Promise<Selection> {
  const selection = await loadSelection(spec, from);
  const [first] = leversOfPhases(selection);
  if (first !== undefined) throw new UsageError(`${first}: an attack by itself is made in no phase; leave the phase out`);
  return selection;
}

function folderOf({ out: given, force }: OddsArgs): Folder | null {
  const path = once('out', given);
  if (path !== undefined) return { out: path, force };
  if (force) throw new UsageError('--force overwrites the results in --out: name that folder');
  return null;
}

/** The tables To Hit and To Wound of each ruleset: as text, or all of them as rows. */
async function chances({ file, variant, samples, json }: OddsArgs, folder: Folder | null): Promise<number> {
  if (file.length > 0 || samples !== undefined) throw new UsageError('--chances takes no attack: leave out the file and --samples');
  const specs = listOf(variant);
  if (specs.length === 0) throw new UsageError('name a ruleset with --variant, for example -v classic');
  const { chanceTables } = await import('../../odds/chances.ts');
  const tables = chanceTables(await Promise.all(specs.map((spec) => ruleset(spec))));
  if (json) {
    const { rowsOf } = await import('../../analysis/tidy.ts');
    outJson(Object.fromEntries(Object.entries(tables).map(([name, found]) => [name, rowsOf(found)])));
  } else out(chancesText(tables));
  if (folder !== null) {
    const { writeChances } = await import('../odds-paper.ts');
    await writeChances(tables, folder);
  }
  return EXIT.done;
}

/** Plays an attack; what is wrong with it is said with its place in the file. */
function played(example: Example, path: string, play: () => AttackOdds): AttackOdds {
  try {
    return play();
  } catch (error) {
    throw wrongWith(example, path, error);
  }
}
