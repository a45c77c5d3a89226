import { join } from 'node:path';
import { loadSelection } from '../../load/selection.ts';
import { counted } from '../../rules/counted.ts';
import { writeAtomic } from '../../runner/files.ts';
import { blockText } from '../blocks.ts';
import { oneSpec, type PlayArgs, playOptions, readPlay } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { playComparison, reportLine } from '../comparison.ts';
import { machineOptions } from '../machine-options.ts';
import { listOf, once, wholeNumber } from '../numbers.ts';
import { note, out, outJson } from '../print.ts';
import { PRICE, readPriced } from '../study-paper.ts';

interface PriceArgs extends PlayArgs {
  readonly scenario: string;
  readonly variant?: string | readonly string[];
  readonly unit?: string;
  readonly against?: string | readonly string[];
  readonly fill?: string | readonly string[];
  readonly limit?: string;
  readonly prices?: string;
  readonly steps: string;
  readonly doctrine?: string | readonly string[];
}

const MOST_POINTS = 1_000_000;
const MOST_STEPS = 50;

export const command: Command<PriceArgs> = {
  takes: '<scenario>',
  examples: [
    ['sandtable price duel --unit line-1 -v classic', 'what should the squad cost?'],
    ['sandtable price duel --unit line-1 -v classic@line-infantry.W=2', 'and with two wounds each?'],
    ['sandtable price patrol --unit marksmen-1 -v tenth --fill line-infantry', 'its points could buy infantry instead'],
    ['sandtable price patrol --unit walker-1 -v classic --against patrol-raiders,./mine.yaml', 'against several armies'],
    ['sandtable price duel --unit ./guard.yaml -v classic --prices 50..150', 'a datasheet that is in no list yet'],
  ],
  options: (args) =>
    machineOptions(playOptions(args.positional('scenario', { type: 'string', describe: 'name of a bundled scenario, or path' })))
      .option('pairs', { alias: 'n', type: 'string', default: '200', describe: 'pairs of games of each list against each opponent' })
      .option('variant', { alias: 'v', type: 'string', describe: 'the ruleset' })
      .option('unit', { type: 'string', describe: 'unit of a list, or datasheet; red.<unit> where both armies have it' })
      .option('against', { type: 'string', describe: 'opponents: names or paths of armies (default: the other army of the scenario)' })
      .option('fill', {
        type: 'string',
        describe: 'what other points are spent on: datasheets, or units to copy (default: other Troops)',
      })
      .option('limit', { type: 'string', describe: 'army points of every list (default: what leaves room for twice the price)' })
      .option('prices', { type: 'string', describe: 'from..to: where to look (default: a quarter of the price to three times it)' })
      .option('steps', { type: 'string', default: '7', describe: 'play at most this many prices' })
      .option('doctrine', { type: 'string', describe: 'who decides: red=<name>,blue=<name>' }),
  run,
};

async function run(args: PriceArgs): Promise<number> {
  const settings = readPlay(args);
  const unit = once('unit', args.unit);
  if (unit === undefined) throw new UsageError('name the unit with --unit, for example --unit line-1');
  const limit = once('limit', args.limit);
  const selection = await loadSelection(oneSpec(args.variant));
  const { readPrice } = await import('../priced.ts');
  const { scenario, plan } = await readPrice({
    scenario: args.scenario,
    selection,
    unit,
    against: names(args.against),
    fill: names(args.fill),
    limit: limit === undefined ? null : wholeNumber('limit', limit, 1, MOST_POINTS),
    between: readBetween(once('prices', args.prices)),
    steps: wholeNumber('steps', args.steps, 2, MOST_STEPS),
    data: listOf(args.data),
    doctrine: args.doctrine,
    unchecked: args.unchecked ?? false,
  });
  const { priceResult } = await import('../../study/price/result.ts');
  const { priceBlocks, priceMarkdown } = await import('../../study/price/words.ts');
  const { battles, lists } = plan;
  note(`${counted(lists.length, 'list')}, ${counted(battles.length, 'matchup')}, ${counted(2 * battles.length * settings.pairs, 'game')}`);
  const compared = await playComparison({
    settings: { ...settings, battles, name: `price-${scenario.id}` },
    specs: [selection.spec],
    until: null,
    audit: false,
    extra: async (folder, { campaign }, summary) => {
      const result = priceResult(plan, campaign, scenario, summary);
      await writeAtomic(join(folder, PRICE), `${JSON.stringify(result, null, 2)}\n`);
      await writeAtomic(join(folder, 'price.md'), priceMarkdown(result));
    },
  });
  if ('code' in compared) return compared.code;
  const result = await readPriced(compared.folder);
  if (args.json) outJson(result);
  else out(`${blockText(priceBlocks(result))}\n\n${reportLine(compared.folder)}`);
  return EXIT.done;
}

const names = (option: string | readonly string[] | undefined): readonly string[] =>
  listOf(option)
    .flatMap((it) => it.split(','))
    .map((it) => it.trim())
    .filter((it) => it !== '');

const BETWEEN = /^(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)$/;

function readBetween(text: string | undefined): readonly [number, number] | null {
  if (text === undefined) return null;
  const [, from, to] = BETWEEN.exec(text) ?? [];
  if (from === undefined || to === undefined || Number(from) >= Number(to))
    throw new UsageError(`--prices ${text}: expected two prices in ascending order, for example 50..150`);
  return [Number(from), Number(to)];
}
