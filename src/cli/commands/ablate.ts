import { join } from 'node:path';
import type { Inference } from '../../analysis/index.ts';
import type { Selection } from '../../compile/select.ts';
import { loadSelection } from '../../load/selection.ts';
import { counted } from '../../rules/counted.ts';
import { writeAtomic } from '../../runner/files.ts';
import { atWork, matcher, offRules } from '../../study/ablation.ts';
import type { AblationQuestion } from '../../study/attribution.ts';
import type { Looked } from '../../study/first-look.ts';
import { type CampaignArgs, type CampaignSettings, campaignOptions, oneSpec, readCampaign } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { playComparison, reportLine } from '../comparison.ts';
import { type DetailsArgs, detailsOption } from '../details.ts';
import { fraction, once, wholeNumber } from '../numbers.ts';
import { note, out, outJson } from '../print.ts';
import { duration } from '../progress.ts';
import { ABLATION, readAblation } from '../study-paper.ts';

interface AblateArgs extends CampaignArgs, DetailsArgs {
  readonly variant?: string | readonly string[];
  readonly rules?: string;
  readonly add?: string;
  readonly matrix: boolean;
  readonly shapley: boolean;
  readonly coalitions: string;
  readonly until?: string;
}

const MOST_COALITIONS = 100_000;
/** Up to this many rules are all paired with each other; of more, only those that change something in a first look. */
const ALWAYS_PAIRED = 12;

export const command: Command<AblateArgs> = {
  takes: '<scenario..>',
  examples: [
    ['sandtable ablate patrol -v classic', 'each rule that comes up, switched off on the same dice'],
    ["sandtable ablate meeting -v tenth --rules 'TEN-STRAT-*' -n 1000", 'some of them'],
    ['sandtable ablate meeting -v tenth --add layer:errata', 'rules that are off, switched on'],
    ['sandtable ablate meeting -v tenth --rules TEN-MOD-17 --add layer:errata', 'rules of both kinds'],
    ["sandtable ablate patrol -v classic --rules 'CLS-MORALE-*' --matrix", 'what pairs of rules do together'],
    ["sandtable ablate duel -v calixtus --rules 'CAL-*' --shapley -n 128", 'what share of the whole each rule has'],
    ['sandtable ablate duel -v calixtus --until 0.02 -n 5000', 'plays each rule until it is decided'],
  ],
  options: (args) =>
    detailsOption(campaignOptions(args))
      .option('variant', { alias: 'v', type: 'string', describe: 'the ruleset' })
      .option('rules', { type: 'string', describe: 'only these rules: comma-separated IDs, * for anything (default: all that come up)' })
      .option('add', { type: 'string', describe: 'rules that are off, switched on: IDs, or layer:<name> (alone: only these)' })
      .option('matrix', { type: 'boolean', default: false, describe: 'also play every pair of rules together' })
      .option('shapley', { type: 'boolean', default: false, describe: 'also find the share of each rule in their joint effect' })
      .option('coalitions', { type: 'string', default: '512', describe: 'at most this many rulesets for --matrix, and for --shapley' })
      .option('until', { type: 'string', describe: 'stop playing a rule as soon as it is decided to this margin' }),
  run,
};

async function run(args: AblateArgs): Promise<number> {
  const settings = await readCampaign(args);
  const coalitions = wholeNumber('coalitions', args.coalitions, 2, MOST_COALITIONS);
  const until = args.until === undefined ? null : fraction('until', args.until, 0, 1);
  if (until !== null && (args.matrix || args.shapley))
    throw new UsageError(
      '--until decides rules one by one; --matrix and --shapley need the same pairs for all: leave out --until, or run them separately',
    );
  const { firstLook, screen, secondsFor } = await import('../../study/first-look.ts');
  const { planAblation, questionWithout } = await import('../../study/attribution.ts');
  const full = await loadSelection(oneSpec(args.variant));
  const added = addedRules(args, full);
  const look = await firstLook(settings, full);
  const kept = keptRules(args, full, look);
  const players = [...kept.ids, ...added];
  const screened = args.matrix && players.length > ALWAYS_PAIRED ? await screen(settings, full, players, coalitions) : players;
  const question: AblationQuestion = {
    full,
    players,
    together: args.matrix ? screened : null,
    coalitions: args.shapley ? coalitions : null,
    whole: until === null,
    seed: settings.seed,
  };
  let plan = planAblation(question);
  tellSize(settings, plan.specs.length, secondsFor(look.cost, settings, plan.specs.length));
  const inference: Inference = { method: until === null ? 'fixed' : 'anytime', confidence: settings.confidence, seed: settings.seed };
  const compared = await playComparison({
    settings,
    specs: plan.specs,
    until,
    audit: false,
    compared: plan.compared,
    closing: true,
    without: (failed) => {
      const left = questionWithout(question, failed);
      if (left === null) return null;
      plan = planAblation(left.question);
      const { specs, compared } = plan;
      // What was tried and is not left out can only fail again.
      if (failed.some((it) => specs.includes(it))) return null;
      return { specs, compared, missed: left.missed, alsoMissing: left.alsoMissing };
    },
    extra: async (folder, { campaign }, summary) => {
      const { ablationResult } = await import('../../study/ablation-result.ts');
      const { ablationMarkdown } = await import('../../study/ablation-paper.ts');
      const result = ablationResult({
        plan,
        campaign,
        summary,
        inference,
        uncounted: look.uncounted,
        notCalled: kept.notCalled,
        screened: args.matrix ? players.filter((id) => !screened.includes(id)) : [],
      });
      await writeAtomic(join(folder, ABLATION), `${JSON.stringify(result, null, 2)}\n`);
      await writeAtomic(join(folder, 'ablation.md'), ablationMarkdown(result));
    },
  });
  if ('code' in compared) return compared.code;
  const result = await readAblation(compared.folder);
  const { ablationText } = await import('../ablation-text.ts');
  if (args.json) outJson({ ...compared.summary, ablation: result });
  else {
    const { whatWouldDecide } = await import('../comparison-text.ts');
    const next = await whatWouldDecide(compared.folder, compared.summary);
    out(
      `${ablationText(result, args.details)}${next}\n\n${reportLine(compared.folder)}\nTo share: ${join(compared.folder, 'ablation.md')}`,
    );
  }
  // What was asked has no whole answer.
  return compared.failed.length > 0 ? EXIT.usage : EXIT.done;
}

function addedRules({ add }: AblateArgs, full: Selection): string[] {
  const wanted = once('add', add);
  if (wanted === undefined) return [];
  const ids = offRules(full, wanted);
  if (ids.length === 0)
    throw new UsageError(`--add ${wanted}: ${full.spec} has no such rules that are off; see sandtable rules ${full.spec}`);
  return ids;
}

/** The rules asked for, or those whose code runs in the first engagements of the scenarios; none if only `--add` is given. */
function keptRules({ rules, add }: AblateArgs, full: Selection, { cameUp }: Looked) {
  const all = atWork(full);
  const wanted = once('rules', rules);
  if (wanted !== undefined) {
    const ids = all.filter(matcher(wanted));
    if (ids.length === 0)
      throw new UsageError(`--rules ${wanted}: ${full.spec} has no such rules at work; see sandtable rules ${full.spec}`);
    return { ids, notCalled: [] };
  }
  if (add !== undefined) return { ids: [], notCalled: [] };
  const ids = all.filter((id) => cameUp.has(id));
  note(`${ids.length} of ${all.length} rules come up in these scenarios`);
  if (ids.length === 0) throw new UsageError('no rule that can be switched comes up in these scenarios');
  const titles = new Map(full.rules.map(({ rule }) => [rule.id, rule.title]));
  return { ids, notCalled: all.filter((id) => !cameUp.has(id)).map((id) => ({ id, title: titles.get(id) ?? id })) };
}

/** How much there is to play, before it starts. */
function tellSize({ battles, pairs }: CampaignSettings, rulesets: number, seconds: number): void {
  note(`${counted(rulesets, 'ruleset')}, ${counted(2 * pairs * battles.length * rulesets, 'game')}: about ${duration(seconds)} here`);
}
