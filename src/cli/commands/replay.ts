import { loadSelection } from '../../load/selection.ts';
import { replayJsonLines } from '../../replay/jsonl.ts';
import { replayText } from '../../replay/prose.ts';
import { loadScenarios, oneSpec } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { listOf, once, wholeNumber } from '../numbers.ts';
import { out, paint } from '../print.ts';
import { shownGame } from '../shown-game.ts';
import { uncheckedOption } from '../unchecked.ts';

interface ReplayArgs {
  readonly scenario: string;
  readonly variant?: string | readonly string[];
  readonly pair: string;
  readonly seat: string;
  readonly seed: string;
  readonly doctrine?: string | readonly string[];
  readonly data?: string | readonly string[];
  readonly unchecked: boolean;
  readonly jsonl: boolean;
  readonly html: boolean;
}

export const command: Command<ReplayArgs> = {
  takes: '<scenario>',
  examples: [
    ['sandtable replay patrol -v classic --pair 0', 'the first game of a run with the same seed'],
    ['sandtable replay patrol -v tenth --pair 17 --seat 1 --jsonl', 'with red in seat 1, one JSON object per line'],
    ['sandtable replay meeting -v classic --html > game.html', 'a page to watch it in'],
    ['sandtable replay patrol -v classic -v waffle --pair 7 --html > game.html', 'two rulesets on the same dice, side by side'],
  ],
  options: (args) =>
    uncheckedOption(args)
      .positional('scenario', { type: 'string', demandOption: true, describe: 'name of a bundled scenario, or a path' })
      .option('variant', { alias: 'v', type: 'string', describe: 'ruleset: BASE[:preset][+pack]*[@switch,...]; two with --html' })
      .option('pair', { type: 'string', default: '0', describe: 'number of the pair in the run' })
      .option('seat', { type: 'string', default: '0', describe: 'the seat red sits in: 0 or 1' })
      .option('seed', { type: 'string', default: 'sandtable', describe: 'seed of the run' })
      .option('doctrine', { type: 'string', describe: 'who decides: red=<name>,blue=<name>' })
      .option('data', { type: 'string', describe: 'folder to look up names in (repeatable)' })
      .option('jsonl', { type: 'boolean', default: false, describe: 'one JSON object per line' })
      .option('html', { type: 'boolean', default: false, describe: 'a page with the battlefield and a timeline; redirect it to a file' }),
  run,
};

async function run(args: ReplayArgs & { readonly json: boolean }): Promise<number> {
  const specs = specsOf(args);
  if (args.html && (args.jsonl || args.json)) throw new UsageError('--html and --jsonl are different forms: choose one');
  const pair = wholeNumber('pair', args.pair, 0, 10_000_000);
  const redSeat = wholeNumber('seat', args.seat, 0, 1) as 0 | 1;
  const seed = once('seed', args.seed) as string;
  const [battle] = await loadScenarios([args.scenario], args, listOf(args.variant));
  if (battle === undefined) throw new UsageError('name a scenario');
  const take = { battle, selection: await loadSelection(specs[0]), seed, pair, redSeat };
  if (args.html) {
    const { replayHtml } = await import('../replay-html.ts');
    out((await replayHtml(take, specs[1] === undefined ? undefined : await loadSelection(specs[1]))).html);
    return EXIT.done;
  }
  const filmed = shownGame(take);
  if (args.jsonl || args.json) out(replayJsonLines(filmed));
  else out(replayText(filmed, { paint, ...(process.stdout.isTTY === true && { width: process.stdout.columns }) }));
  return EXIT.done;
}

/** One ruleset, or two for a side-by-side page. */
function specsOf({ variant, html }: ReplayArgs): readonly [string, string?] {
  const specs = listOf(variant);
  if (specs.length === 2 && html) return [specs[0] as string, specs[1] as string];
  if (specs.length === 2)
    throw new UsageError('--variant is given twice: show two rulesets side by side with --html, or compare them with sandtable diff');
  if (specs.length > 2) throw new UsageError(`--variant is given ${specs.length} times; expected one ruleset, or two with --html`);
  return [oneSpec(variant)];
}
