import type { Comparison, Summary } from '../../analysis/index.ts';
import { loadSelection } from '../../load/selection.ts';
import { type Ablated, atWork, flipped, matcher, offRules, pairsOf } from '../../study/ablation.ts';
import { type CampaignArgs, campaignOptions, oneSpec, readCampaign } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { playComparison, reportLine } from '../comparison.ts';
import { verdictText } from '../paper.ts';
import { note, out, outJson, table } from '../print.ts';

interface AblateArgs extends CampaignArgs {
  readonly variant?: string | readonly string[];
  readonly rules?: string;
  readonly add?: string;
  readonly matrix: boolean;
}

/** Most rules whose pairs are played: 20 rules make 190 pairs of them. */
const MOST_IN_MATRIX = 20;

export const command: Command<AblateArgs> = {
  takes: '<scenario..>',
  examples: [
    ['sandtable ablate patrol -v classic', 'each rule that comes up, switched off on the same dice'],
    ["sandtable ablate meeting -v tenth --rules 'TEN-STRAT-*' -n 1000", 'some of them'],
    ['sandtable ablate meeting -v tenth --rules TEN-MOD-17 --add layer:errata', 'and rules that are off, switched on'],
    ["sandtable ablate patrol -v classic --rules 'CLS-MORALE-*' --matrix", 'what rules do together'],
  ],
  options: (args) =>
    campaignOptions(args)
      .option('variant', { alias: 'v', type: 'string', describe: 'the ruleset' })
      .option('rules', { type: 'string', describe: 'only these rules: IDs with * for anything, with commas (default: all that come up)' })
      .option('add', { type: 'string', describe: 'also switch on rules that are off: IDs, or layer:<name>' })
      .option('matrix', { type: 'boolean', default: false, describe: 'also every two of the rules together' }),
  run,
};

async function run(args: AblateArgs): Promise<number> {
  const settings = await readCampaign(args);
  const selection = await loadSelection(oneSpec(args.variant));
  const added = args.add === undefined ? [] : offRules(selection, args.add);
  if (args.add !== undefined && added.length === 0)
    throw new UsageError(`--add ${args.add}: ${selection.spec} has no such rules that are off`);
  const ids = [...(await rulesOf(args.rules, selection, settings)), ...added];
  if (args.matrix && ids.length > MOST_IN_MATRIX)
    throw new UsageError(`--matrix with ${ids.length} rules: name at most ${MOST_IN_MATRIX} with --rules`);
  const ablated: Ablated[] = [
    ...ids.map((id) => flipped(selection, [id])),
    ...(args.matrix ? pairsOf(ids).map((pair) => flipped(selection, pair)) : []),
  ];
  const compared = await playComparison({ settings, specs: [selection.spec, ...ablated.map((it) => it.spec)], until: null, audit: false });
  if ('code' in compared) return compared.code;
  const together = args.matrix ? await interactionsOf(compared.folder, ablated, settings.confidence) : [];
  if (args.json) outJson({ ...compared.summary, interactions: together });
  else
    out(
      `${effectText(
        compared.summary,
        ablated,
        selection.rules.filter((it) => it.on).map((it) => it.rule.id),
      )}${interactionText(together)}\n\n${reportLine(compared.folder)}`,
    );
  return EXIT.done;
}

/** The rules asked for, or those whose code runs in the first engagements of the scenarios. */
async function rulesOf(
  pattern: string | undefined,
  selection: Awaited<ReturnType<typeof loadSelection>>,
  settings: Awaited<ReturnType<typeof readCampaign>>,
): Promise<string[]> {
  const all = atWork(selection);
  if (pattern !== undefined) {
    const ids = all.filter(matcher(pattern));
    if (ids.length === 0)
      throw new UsageError(`--rules ${pattern}: ${selection.spec} has no such rules at work; see sandtable rules ${selection.spec}`);
    return ids;
  }
  const { playCampaign } = await import('../../runner/campaign.ts');
  const { COUNTED_PAIRS } = await import('../../runner/result.ts');
  const { campaign } = await playCampaign({
    battles: settings.battles,
    specs: [selection.spec],
    pairs: Math.min(settings.pairs, COUNTED_PAIRS),
    seed: settings.seed,
    workers: settings.workers,
  });
  const counters = campaign.variants[0]?.counters ?? [];
  const called = new Set(counters.filter((_, i) => campaign.columns.some(([columns]) => (columns?.called[i] ?? 0) > 0)));
  const unseen = new Set(
    selection.rules.filter(({ rule }) => rule.tables !== undefined || rule.sequence !== undefined).map(({ rule }) => rule.id),
  );
  const ids = all.filter((id) => called.has(id) || unseen.has(id));
  note(`${ids.length} of ${all.length} rules come up in these scenarios`);
  if (ids.length === 0) throw new UsageError('no rule that can be switched comes up in these scenarios');
  return ids;
}

/** Effects of single rules, the largest first; the sign is what having the rule does for red. */
function effectText(summary: Summary, ablated: readonly Ablated[], on: readonly string[]): string {
  const single = new Map(ablated.flatMap((it) => (it.ids.length === 1 ? [[it.spec, it.ids[0] as string] as const] : [])));
  const effects = summary.comparisons
    .filter((it) => single.has(it.variant))
    .map((it) => effectOf(it, single.get(it.variant) as string, on));
  effects.sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect) || (a.id < b.id ? -1 : 1));
  const signed = (n: number): string => (n > 0 ? '+' : '') + n.toFixed(3);
  const rows = effects.map((it) => [it.scenario, it.id, it.verdict, signed(it.effect), `${signed(it.low)} to ${signed(it.high)}`, it.p]);
  return `What having the rule does to the score of red, on the same dice:\n\n${table(['scenario', 'rule', 'verdict', 'effect', 'interval', 'p'], rows, ['effect', 'p'])}`;
}

function effectOf({ scenario, verdict, score, favours }: Comparison, id: string, on: readonly string[]) {
  // Without the rule less with it: the other way round is what the rule does.
  const sign = on.includes(id) ? -1 : 1;
  const [low, high] = sign < 0 ? [-score.high, -score.low] : [score.low, score.high];
  const helps = favours === undefined || sign > 0 ? favours : favours === 'red' ? 'blue' : 'red';
  return {
    scenario,
    id,
    verdict: verdictText(verdict, helps),
    effect: sign * score.difference + 0,
    low: low + 0,
    high: high + 0,
    p: score.p < 0.0001 ? '<0.0001' : score.p.toFixed(4),
  };
}

async function interactionsOf(folder: string, ablated: readonly Ablated[], confidence: number) {
  const { readCampaign: readResults } = await import('../../runner/arrow.ts');
  const { interactions } = await import('../../study/interactions.ts');
  return interactions(await readResults(folder), ablated, confidence);
}

function interactionText(found: Awaited<ReturnType<typeof interactionsOf>>): string {
  if (found.length === 0) return '';
  const rows = [...found]
    .sort((a, b) => Math.abs(b.score.estimate) - Math.abs(a.score.estimate))
    .map(({ scenario, rules, score }) => [
      scenario,
      rules.join(' and '),
      score.estimate.toFixed(3),
      `${score.low.toFixed(3)} to ${score.high.toFixed(3)}`,
    ]);
  return `\n\nBoth rules switched, less each on its own (each interval by itself, not corrected for their number):\n\n${table(['scenario', 'rules', 'interaction', 'interval'], rows, ['interaction'])}`;
}
