import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { exampleCounts } from '../../catalogue/disk/example-counts.ts';
import { whereIs } from '../../catalogue/disk/where-is.ts';
import type { Exercised } from '../../catalogue/index.ts';
import { type RuleLine, ruleList } from '../../catalogue/rule-list.ts';
import { switchesOf, withSwitch } from '../../catalogue/switches.ts';
import { compose } from '../../compile/compose.ts';
import { entriesOf, type Selection } from '../../compile/select.ts';
import { disk } from '../../load/disk.ts';
import { loadFormats } from '../../load/formats.ts';
import { builtIns } from '../../load/resolve.ts';
import { loadSelection } from '../../load/selection.ts';
import { counted } from '../../rules/counted.ts';
import type { Param, Procedure } from '../../rules/index.ts';
import { didYouMean } from '../../scenario/nearest.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { exampleFiles } from '../example-files.ts';
import { readSummary } from '../paper.ts';
import { out, outJson, paint, table } from '../print.ts';
import { codeFolders, exampleFolders } from '../variant-folders.ts';

interface RulesArgs {
  readonly variant?: string;
  readonly base: boolean;
  readonly markdown: boolean;
  readonly html: boolean;
  readonly seam?: string;
  readonly where?: string;
  readonly run?: string;
  readonly json: boolean;
}

export const command: Command<RulesArgs> = {
  takes: '[variant]',
  examples: [
    ['sandtable rules', 'the built-in editions'],
    ['sandtable rules classic', 'its rules: what is played, and what can be switched'],
    ['sandtable rules tenth@+layer:errata --json', 'as data, with switches applied'],
    ['sandtable rules classic --seam hitOn', 'which rules touch a procedure'],
    ['sandtable rules --where CAL-SHOOT-14', 'the files and lines of a rule: code, ledger entry, worked examples'],
    ['sandtable rules classic --run out/patrol-1', 'how often each was exercised in a run'],
    ['sandtable rules waffle --html > waffle.html', 'a page to browse: every rule with its worked examples'],
  ],
  options: (args) =>
    args
      .positional('variant', { type: 'string', describe: 'a ruleset: BASE[:preset][+pack]*[@switch,...]' })
      .option('base', { type: 'boolean', default: false, describe: 'include the entries of the edition that it is built on' })
      .option('seam', { type: 'string', describe: 'the rules that touch this procedure, innermost first ("list" for all)' })
      .option('where', { type: 'string', describe: 'files and lines of this entry: code, ledger entry, worked examples' })
      .option('run', { type: 'string', describe: 'folder of a run: how often each rule was exercised' })
      .option('markdown', { type: 'boolean', default: false, describe: 'as a page in Markdown, with worked examples' })
      .option('html', { type: 'boolean', default: false, describe: 'as a page in HTML, with worked examples' }),
  run,
};

async function run(args: RulesArgs): Promise<number> {
  const forms = (['markdown', 'html', 'json'] as const).filter((it) => args[it]);
  if (forms.length > 1) throw new UsageError(`--${forms.join(' and --')} are different forms: choose one`);
  if (args.seam !== undefined && (args.markdown || args.html)) throw new UsageError('--seam prints a table, or data with --json');
  if (args.where !== undefined) return showWhere(args.where, args.variant, args.json);
  if (args.variant === undefined) {
    if (args.seam !== undefined || args.run !== undefined || args.markdown || args.html) throw new UsageError('name an edition');
    return listVariants(args.json);
  }
  const selection = await loadSelection(args.variant);
  if (args.seam !== undefined) return showSeam(selection, args.seam, args.json);
  const lines = ruleList(selection, { base: args.base, counts: exampleCounts(exampleFolders(args.variant)) });
  const exercised = args.run === undefined ? null : await exercise(args.run, selection.spec);
  if (args.json) outJson(exercised === null ? lines : lines.map((it) => ({ ...it, exercised: exercised.get(it.id) ?? NEVER })));
  else if (args.markdown || args.html) out(await page(args.variant, selection, lines, exercised, args.html));
  else out(catalogueText(selection, lines, exercised));
  return EXIT.done;
}

/** The catalogue with its worked examples: those of the built-in editions and those next to the named one. */
async function page(
  text: string,
  selection: Selection,
  lines: readonly RuleLine[],
  exercised: ReadonlyMap<string, Exercised> | null,
  html: boolean,
): Promise<string> {
  const { catalogueMarkdown, catalogueOf, cataloguePage } = await import('../../catalogue/index.ts');
  const beside = exampleFolders(text).filter((it) => existsSync(it));
  const sources = [...exampleFiles([], null), ...(beside.length === 0 ? [] : exampleFiles(beside, text))];
  const catalogue = catalogueOf(selection, { lines, sources, exercised, files: disk, formats: await loadFormats([text]) });
  return html ? cataloguePage(catalogue) : catalogueMarkdown(catalogue);
}

async function listVariants(json: boolean): Promise<number> {
  const rows: { id: string; title: string; entries: number; switchable: number; presets: string[] }[] = [];
  const all: RuleLine[] = [];
  const counts = exampleCounts();
  for (const id of Object.keys(builtIns())) {
    const selection = await loadSelection(id);
    const lines = ruleList(selection, { base: false, counts });
    all.push(...lines);
    rows.push({
      id,
      title: selection.variant.title,
      entries: lines.length,
      switchable: lines.filter((it) => it.switchable).length,
      presets: Object.keys(selection.variant.presets),
    });
  }
  if (json) outJson(all);
  else {
    const cells = rows.map((it) => [it.id, it.title, String(it.entries), String(it.switchable), it.presets.join(', ')]);
    out(table(['variant', 'title', 'entries', 'switches', 'presets'], cells, ['entries', 'switches']));
  }
  return EXIT.done;
}

/** Files and lines of an entry of any built-in ledger, or of the named variant. */
async function showWhere(id: string, variant: string | undefined, json: boolean): Promise<number> {
  const selections = await Promise.all((variant === undefined ? Object.keys(builtIns()) : [variant]).map((it) => loadSelection(it)));
  const found = selections.find((it) => entriesOf(it.variant, it.packs).some((entry) => entry.id === id));
  if (found === undefined) {
    const known = selections.flatMap((it) => entriesOf(it.variant, it.packs).map((entry) => entry.id));
    throw new UsageError(`no ledger has an entry "${id}"${didYouMean(id, known)}`);
  }
  const { seams, steps } = found.variant.edition.carries;
  const carriedBy = [seams, steps].flatMap((names) => Object.entries(names).flatMap(([name, ids]) => (ids.includes(id) ? [name] : [])));
  const places = whereIs(id, carriedBy, codeFolders(variant ?? null));
  const line = ruleList(found, { base: true, counts: new Map() }).filter((it) => it.id === id);
  if (json) {
    const [home] = places;
    outJson([
      ...places,
      ...line.flatMap(({ params }) => Object.entries(params).map(([name, it]) => ({ ...home, what: 'parameter', name, ...it }))),
    ]);
    return EXIT.done;
  }
  const files = table(
    ['what', 'where'],
    places.map(({ what, path, line }) => [what, `${relative(process.cwd(), path)}:${line}`]),
  );
  out([files, ...paramsText(line)].join('\n\n'));
  return EXIT.done;
}

function showSeam(selection: Selection, seam: string, json: boolean): number {
  const { ruleset, provenance } = compose(selection, { present: null, counting: false });
  const names = Object.keys(ruleset.seams);
  const carried = selection.variant.edition.carries.seams;
  const described = selection.variant.edition.procedures ?? {};
  const describe = (name: string) => ({
    seam: name,
    carries: carried[name] ?? [],
    touchedBy: provenance.seams[name] ?? [],
    ...described[name],
    switches: switchesOf(name, described[name]?.gives ?? null),
  });
  if (seam !== 'list' && !names.includes(seam))
    throw new UsageError(`${selection.variant.id} has no seam "${seam}"${didYouMean(seam, names)}`);
  const found = (seam === 'list' ? names.sort() : [seam]).map(describe);
  if (json) outJson(found);
  else if (seam === 'list')
    out(
      table(
        ['seam', 'returns', 'plays', 'touched by, innermost first'],
        found.map((it) => [it.seam, it.gives ?? '', it.carries.join(', '), it.touchedBy.join(', ')]),
      ),
    );
  else for (const it of found) out(seamText(selection.spec, it));
  return EXIT.done;
}

function seamText(
  spec: string,
  it: Partial<Procedure> & { readonly seam: string; readonly switches: readonly string[] } & {
    readonly [list in 'carries' | 'touchedBy']: readonly string[];
  },
): string {
  const lines = [
    `${it.seam}${it.signature ?? ''}`,
    ...(it.about === undefined ? [] : [`  ${it.about}`]),
    '',
    `plays        ${it.carries.join(', ') || 'no entry by itself'}`,
    `touched by   ${it.touchedBy.join(', ') || 'no rule'}${it.touchedBy.length > 1 ? ' (innermost first)' : ''}`,
    `change it    ${it.switches.length === 0 ? 'with a rule of your own (sandtable init variant)' : it.switches.map((text) => withSwitch(spec, text)).join('  ')}`,
  ];
  return lines.join('\n');
}

const NEVER: Exercised = { called: 0, changed: null };

async function exercise(folder: string, spec: string): Promise<Map<string, Exercised>> {
  const summary = await readSummary(folder);
  const results = summary.results.filter((it) => it.variant === spec);
  if (results.length === 0) {
    const there = [...new Set(summary.results.map((it) => it.variant))];
    throw new UsageError(`${folder} holds no results of ${spec}; it has ${there.join(', ')}`);
  }
  const totals = new Map<string, Exercised>();
  for (const { exercised } of results) {
    for (const [id, { called, changed }] of Object.entries(exercised)) {
      const before = totals.get(id) ?? NEVER;
      totals.set(id, { called: before.called + called, changed: changed === null ? before.changed : (before.changed ?? 0) + changed });
    }
  }
  return totals;
}

const STATES = { on: 'green', off: 'dim', dormant: 'yellow', replaced: 'dim' } as const;

function catalogueText(selection: Selection, lines: readonly RuleLine[], exercised: Map<string, Exercised> | null): string {
  const heads = ['id', 'title', 'state', 'switch', 'played', 'examples', ...(exercised === null ? [] : ['called', 'changed'])];
  const rows = lines.map((it) => {
    const counts = exercised?.get(it.id) ?? NEVER;
    const more = exercised === null ? [] : [String(counts.called), counts.changed === null ? '-' : String(counts.changed)];
    return [it.id, it.title, paint(STATES[it.state], it.state), it.switchable ? 'yes' : '', it.simulated, String(it.examples), ...more];
  });
  const count = (what: string): number => lines.filter((it) => it.simulated === what).length;
  const last = `${counted(lines.length, 'entry', 'entries')}: ${count('full')} played in full, ${count('partial')} in part, ${count('data')} data, ${count('none')} not played; ${lines.filter((it) => it.switchable).length} can be switched.`;
  const levers = selection.rules
    .filter((it) => it.lever !== undefined)
    .map(({ rule }) => `Changed from outside: ${rule.title} (${rule.id}).`);
  const title = `${selection.variant.title} (${selection.spec})`;
  return [title, table(heads, rows, ['examples', 'called', 'changed']), ...paramsText(lines), [last, ...levers].join('\n')].join('\n\n');
}

/** The parameters of these entries as a table, if they have any. */
function paramsText(lines: readonly RuleLine[]): string[] {
  const rows = lines.flatMap(({ id, params }) =>
    Object.entries(params).map(([name, param]) => [`${id}.${name}`, String(param.default), valuesOf(param), param.text]),
  );
  return rows.length === 0 ? [] : [table(['parameter', 'default', 'values', 'meaning'], rows, ['default'])];
}

const valuesOf = (param: Param): string =>
  param.kind === 'integer'
    ? [`${param.min} to ${param.max}`, ...(param.unit === undefined ? [] : [param.unit])].join(' ')
    : param.kind === 'flag'
      ? 'true, false'
      : param.options.join(', ');
