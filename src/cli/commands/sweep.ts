import { join } from 'node:path';
import { loadSelection } from '../../load/selection.ts';
import { writeAtomic } from '../../runner/files.ts';
import { listSentences } from '../../scenario/list-notes.ts';
import { readRange } from '../../study/ranges.ts';
import type { Sweep } from '../../study/sweep.ts';
import type { SweepResult } from '../../study/sweep-result.ts';
import { type CampaignArgs, campaignOptions, oneSpec, readCampaign } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { playComparison, reportLine } from '../comparison.ts';
import { type DetailsArgs, detailsOption, fewLines } from '../details.ts';
import { listOf } from '../numbers.ts';
import { folded, out, outJson, paint, table } from '../print.ts';
import { readSweep, SWEEP } from '../study-paper.ts';

interface SweepArgs extends CampaignArgs, DetailsArgs {
  readonly variant?: string | readonly string[];
  readonly param?: string | readonly string[];
}

export const command: Command<SweepArgs> = {
  takes: '<scenario..>',
  examples: [
    ['sandtable sweep duel -v classic --param line-infantry.T=3..5', 'a value of a datasheet over a range'],
    ['sandtable sweep patrol -v ./my-rules --param MY-MOVE-01.inches=1..6..2', 'a parameter of a rule, in steps of 2'],
    ['sandtable sweep duel -v classic --param hitOn:line-infantry+=-1..1', 'what a procedure returns, for some units'],
    ['sandtable sweep duel -v tenth --param line-infantry.Sv=3+..5+ --param line-infantry.rifle.S=3,4', 'two at once: a grid'],
  ],
  options: (args) =>
    detailsOption(campaignOptions(args)).option('variant', { alias: 'v', type: 'string', describe: 'the ruleset' }).option('param', {
      type: 'string',
      describe:
        'RULE.param=0..3, datasheet[.weapon].field=3..5, procedure=4..6 or procedure+=-1..2 (0..12..3 in steps; a,b,c; once or twice)',
    }),
  run,
};

async function run(args: SweepArgs): Promise<number> {
  const params = listOf(args.param);
  if (params.length === 0 || params.length > 2)
    throw new UsageError('name one or two parameters with --param, for example line-infantry.T=3..5');
  const ranges = params.map(readRange);
  const settings = await readCampaign(args);
  const selection = await loadSelection(oneSpec(args.variant));
  const { sweepOf, sweepWithout } = await import('../../study/sweep.ts');
  const { sweepResult } = await import('../../study/sweep-result.ts');
  const { sweepMarkdown } = await import('../../study/sweep-words.ts');
  const whole = sweepOf(selection, ranges, settings.battles);
  let sweep = whole;
  const specsOf = (it: Sweep): string[] => [...new Set([selection.spec, ...it.rulesets.map(({ spec }) => spec)])];
  const specs = specsOf(whole);
  if (specs.length < 2) throw new UsageError(`${params.join(' and ')}: the ruleset already has this value; name another`);
  const compared = await playComparison({
    settings,
    specs,
    until: null,
    audit: false,
    without: (failed) => {
      const left = sweepWithout(whole, ranges, selection.spec, failed);
      if (left === null) return null;
      sweep = left.sweep;
      return { specs: specsOf(sweep), alsoMissing: left.alsoMissing };
    },
    extra: async (folder, { campaign }, summary) => {
      const result = sweepResult(sweep, ranges, selection.spec, campaign, summary);
      await writeAtomic(join(folder, SWEEP), `${JSON.stringify(result, null, 2)}\n`);
      await writeAtomic(join(folder, 'sweep.md'), sweepMarkdown(result));
    },
  });
  if ('code' in compared) return compared.code;
  const { folder, summary } = compared;
  const result = await readSweep(folder);
  if (args.json) outJson({ ...summary, sweep: result });
  else {
    const { whatWouldDecide } = await import('../comparison-text.ts');
    out(`${await sweepText(result, args.details)}${await whatWouldDecide(folder, summary)}\n\n${reportLine(folder)}`);
  }
  // What was asked has no whole answer.
  return compared.failed.length > 0 ? EXIT.usage : EXIT.done;
}

async function sweepText(result: SweepResult, details: boolean): Promise<string> {
  const { GRID_LEGEND, sweepMethod, sweepSentences, sweepTables } = await import('../../study/sweep-words.ts');
  const sentences = sweepSentences(result);
  const told = listSentences(result.lists);
  if (!details)
    return fewLines(sentences, told)
      .map((it) => folded(it))
      .join('\n');
  const tables = sweepTables(result).map(
    ({ title, heads, rows, right }) => `${title === '' ? '' : `${title}\n`}${table(heads, rows, right)}`,
  );
  return [
    [...sentences, ...told].join('\n'),
    ...tables,
    ...(result.params.length === 1 ? [] : [GRID_LEGEND]),
    paint('dim', sweepMethod(result)),
  ].join('\n\n');
}
