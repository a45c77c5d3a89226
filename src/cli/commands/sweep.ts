import { loadSelection } from '../../load/selection.ts';
import { readRange, type Swept, sweepOf } from '../../study/sweep.ts';
import { type CampaignArgs, campaignOptions, oneSpec, readCampaign } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { playComparison, reportLine } from '../comparison.ts';
import { listOf } from '../numbers.ts';
import { verdictText } from '../paper.ts';
import { out, outJson, table } from '../print.ts';

interface SweepArgs extends CampaignArgs {
  readonly variant?: string | readonly string[];
  readonly param?: string | readonly string[];
}

export const command: Command<SweepArgs> = {
  takes: '<scenario..>',
  examples: [
    ['sandtable sweep patrol -v ./my-rules --param MY-MOVE-01.inches=1..4', 'one parameter over a range'],
    ['sandtable sweep patrol -v ./my-rules --param MY-MOVE-01.inches=1..6..2', 'in steps'],
  ],
  options: (args) =>
    campaignOptions(args)
      .option('variant', { alias: 'v', type: 'string', describe: 'the ruleset' })
      .option('param', { type: 'string', describe: 'RULE.param=0..3, RULE.param=0..12..3 or RULE.param=a,b (at most two)' }),
  run,
};

async function run(args: SweepArgs): Promise<number> {
  const params = listOf(args.param);
  if (params.length === 0 || params.length > 2) throw new UsageError('name one or two parameters with --param RULE.param=0..3');
  const ranges = params.map(readRange);
  const settings = await readCampaign(args);
  const selection = await loadSelection(oneSpec(args.variant));
  const swept = sweepOf(selection, ranges);
  const specs = [...new Set([selection.spec, ...swept.map((it) => it.spec)])];
  if (specs.length < 2) throw new UsageError('the parameter takes only the value that it has anyway');
  const compared = await playComparison({ settings, specs, until: null, audit: false });
  if ('code' in compared) return compared.code;
  if (args.json) outJson({ ...compared.summary, sweep: { params: ranges, rulesets: swept } });
  else
    out(
      `${sweepText(
        compared.summary,
        ranges.map((it) => `${it.id}.${it.param}`),
        swept,
      )}\n\n${reportLine(compared.folder)}`,
    );
  return EXIT.done;
}

function sweepText(
  summary: Extract<Awaited<ReturnType<typeof playComparison>>, { summary: unknown }>['summary'],
  names: readonly string[],
  swept: readonly Swept[],
): string {
  const three = (n: number): string => n.toFixed(3);
  const rows = summary.results.flatMap((result) =>
    swept
      .filter((it) => it.spec === result.variant)
      .map((it) => {
        const comparison = summary.comparisons.find((c) => c.scenario === result.scenario && c.variant === result.variant);
        return [
          result.scenario,
          ...it.values,
          three(result.score.estimate),
          `${three(result.score.low)} to ${three(result.score.high)}`,
          comparison === undefined ? 'as it is' : verdictText(comparison.verdict, comparison.favours),
          comparison === undefined ? '' : three(comparison.score.difference),
        ];
      }),
  );
  return table(['scenario', ...names, 'score of red', 'interval', 'against the value it has', 'difference'], rows, [
    'score of red',
    'difference',
  ]);
}
