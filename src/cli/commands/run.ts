import { parseSpec, printSpec } from '../../compile/spec.ts';
import { type CampaignArgs, type CampaignSettings, campaignOptions, readCampaign, readPlay } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { others, playComparison } from '../comparison.ts';
import { type ConfirmRequest, readSearcher } from '../confirm.ts';
import { type DetailsArgs, detailsOption } from '../details.ts';
import { fraction, listOf, once, wholeNumber } from '../numbers.ts';
import { loadCast, readPlayers } from '../players.ts';
import { note, out, outJson } from '../print.ts';

interface RunArgs extends CampaignArgs, DetailsArgs {
  readonly variant?: string | readonly string[];
  readonly baseline?: string;
  readonly players?: string | readonly string[];
  readonly until?: string;
  readonly audit?: boolean;
  readonly confirm?: string;
  readonly 'confirm-pairs': string;
  readonly exercises: boolean;
}

const MOST_CONFIRMED = 100_000;

export const command: Command<RunArgs> = {
  takes: '<scenario..>',
  examples: [
    ['sandtable run patrol -v classic -v tenth', 'two editions on one scenario, whoever plays: what they do when both sides adapt to them'],
    ['sandtable run patrol meeting -v classic -v classic@-CLS-MORALE-03 -n 2000', 'what a rule does, on the same dice'],
    ['sandtable run meeting -v classic -v ./mine.js --until 0.01', 'stops when every comparison is decided'],
    [
      'sandtable run patrol -v classic -v tenth --doctrine red=assault,blue=gunline --doctrine red=gunline,blue=assault',
      'does the answer depend on the doctrines?',
    ],
    ['sandtable run patrol -v classic -v tenth --players own', 'one doctrine a side instead of a panel: quicker, and says less'],
    ['sandtable run patrol -v classic -n 5000 --format md', 'without page and pictures'],
    ['sandtable run patrol -v classic --out out/long --resume', 'continues a run that was stopped'],
    ['sandtable run --resume out/long -n 4000', 'continues a finished run, with more pairs'],
  ],
  options: (args) =>
    detailsOption(campaignOptions(args))
      .option('variant', { alias: 'v', type: 'string', describe: 'ruleset to play: BASE[:preset][+pack]*[@switch,...] (repeatable)' })
      .option('baseline', { type: 'string', describe: 'ruleset to compare the others with (default: the first)' })
      .option('doctrine', { type: 'string', describe: 'who decides: red=<name>,blue=<name> (repeatable: each pair is played)' })
      .option('players', {
        type: 'string',
        describe:
          'own (the doctrines of the scenario), panel (several that play well, each against each), or doctrines separated by commas (default: what the scenario says; of bundled ones that measure balance: panel)',
      })
      .option('until', { type: 'string', describe: 'stop early when every comparison is decided to this margin' })
      .option('exercises', {
        type: 'boolean',
        default: false,
        describe: 'play scenarios that exist to bring up rules, beside those that measure balance',
      })
      .option('confirm', { type: 'string', describe: 'search:<n>: play the headline again with players who look ahead on both sides' })
      .option('confirm-pairs', { type: 'string', default: '20', describe: 'pairs of that; looking ahead is slow' })
      .option('audit', {
        type: 'boolean',
        describe: 'find out which rules mattered; --no-audit for a quicker answer (default: yes, except where a panel plays)',
      }),
  run,
};

async function run(args: RunArgs): Promise<number> {
  const specs = readSpecs(args);
  const until = args.until === undefined ? null : fraction('until', args.until, 0, 1);
  const settings = withoutExercises(await readSettings(args), args.exercises);
  const audit = args.audit ?? settings.panels === undefined;
  const compared = await playComparison({
    settings,
    specs,
    until,
    audit,
    maps: true,
    further: true,
    without: others(specs, 1),
    ...readConfirm(args),
  });
  if ('code' in compared) return compared.code;
  if (args.json) outJson(compared.summary);
  else {
    const { comparisonText } = await import('../comparison-text.ts');
    out(await comparisonText(compared.folder, compared.summary, args.details));
  }
  // What was asked has no whole answer.
  return compared.failed.length > 0 ? EXIT.usage : EXIT.done;
}

function readConfirm(args: RunArgs): { readonly confirm?: ConfirmRequest } {
  const asked = once('confirm', args.confirm);
  if (asked === undefined) return {};
  return { confirm: { searcher: readSearcher(asked), pairs: wholeNumber('confirm-pairs', args['confirm-pairs'], 1, MOST_CONFIRMED) } };
}

/** The scenarios, each with everyone who plays it. */
async function readSettings(args: RunArgs): Promise<CampaignSettings> {
  const players = once('players', args.players);
  if (args.doctrine === undefined) {
    const asked = players === undefined ? null : readPlayers(players);
    return { ...readPlay(args), ...(await loadCast(args.scenario, asked, args, listOf(args.variant))) };
  }
  if (players !== undefined)
    throw new UsageError('--doctrine names one doctrine for each side, --players several that play each other: choose one');
  return readCampaign(args, 'several');
}

/** Leaves out scenarios that exist to bring up rules, unless they are asked for or alone: beside those that measure balance they would blur the answer. */
function withoutExercises(settings: CampaignSettings, asked: boolean): CampaignSettings {
  const measuring = settings.battles.filter((it) => !it.exercise);
  if (asked || measuring.length === 0 || measuring.length === settings.battles.length) return settings;
  const left = new Set(settings.battles.filter((it) => it.exercise).map((it) => it.id));
  note(`left out, since they exist to bring up rules (--exercises plays them too): ${[...left].join(', ')}`);
  const panels = settings.panels?.filter((id) => !left.has(id)) ?? [];
  const { panels: _, ...rest } = settings;
  return { ...rest, battles: measuring, ...(panels.length > 0 && { panels }) };
}

/** The rulesets in normal form, each once, baseline first. */
function readSpecs(args: RunArgs): string[] {
  const variants = listOf(args.variant).map((text) => printSpec(parseSpec(text)));
  const given = once('baseline', args.baseline);
  const baseline = given === undefined ? undefined : printSpec(parseSpec(given));
  const specs = baseline === undefined ? variants : [baseline, ...variants.filter((it) => it !== baseline)];
  const twice = variants.find((it, i) => variants.indexOf(it) !== i);
  if (twice !== undefined) throw new UsageError(`--variant names ${twice} twice; a ruleset does not differ from itself`);
  if (specs.length === 0) throw new UsageError('name at least one ruleset with --variant, for example -v classic');
  return specs;
}
