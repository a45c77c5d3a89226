import { appendFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadSelection } from '../../load/selection.ts';
import { writeAtomic } from '../../runner/files.ts';
import type { Manifest } from '../../runner/manifest.ts';
import type { Campaign, EngagementColumns } from '../../runner/result.ts';
import { runCampaign } from '../../runner/run.ts';
import { flipped } from '../../study/ablation.ts';
import { type Baseline, baselineOf, baselinePath, besideBaseline, readBaseline, whatChanged, writeBaseline } from '../../study/baseline.ts';
import { type CheckResult, checkAnnotations, checkJunit, checkMarkdown } from '../../study/checkPapers.ts';
import { type Contract, loadContract, rulesOf } from '../../study/contract.ts';
import { JUDGING, judge } from '../../study/judge.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { onInterrupt } from '../interrupt.ts';
import { listOf, once, wholeNumber } from '../numbers.ts';
import { note, out, outJson, paint, table } from '../print.ts';
import { ProgressBar } from '../progress.ts';

interface CheckArgs {
  readonly contract: readonly string[];
  readonly accept: boolean;
  readonly workers?: string;
  readonly data?: string | readonly string[];
  readonly out?: string;
  readonly force: boolean;
  readonly json: boolean;
}

/** Engagements that are named as most worth a look. */
const LOOKS = 3;

export const command: Command<CheckArgs> = {
  takes: '<contract..>',
  examples: [
    ['sandtable check patrol.balance.yaml', 'are the promises of a contract kept?'],
    ['sandtable check patrol.balance.yaml --accept', 'what is now is the baseline from here on'],
  ],
  options: (args) =>
    args
      .positional('contract', { type: 'string', array: true, describe: 'balance contracts (*.balance.yaml)' })
      .option('accept', { type: 'boolean', default: false, describe: 'write the baseline; nothing else moves it' })
      .option('workers', { type: 'string', describe: 'threads; the results do not depend on it (default: cores)' })
      .option('data', { type: 'string', describe: 'folder in which names are looked up (repeatable)' })
      .option('out', { type: 'string', describe: 'folder of the results (default: the next free out/<id>-<k>)' })
      .option('force', { type: 'boolean', default: false, describe: 'overwrite the results in --out' }),
  run,
};

async function run(args: CheckArgs): Promise<number> {
  const contracts = args.contract.map((path) => ({ path, contract: loadContract(path, listOf(args.data)) }));
  const results: CheckResult[] = [];
  for (const { path, contract } of contracts) {
    const result = await checkOne(path, contract, args, contracts.length > 1);
    if (result === null) return EXIT.interrupted;
    results.push(result);
  }
  if (args.json) outJson(results.length === 1 ? results[0] : results);
  else out(results.map(resultText).join('\n\n'));
  if (args.accept) return EXIT.done;
  const has = (verdict: CheckResult['verdict']): boolean => results.some((it) => it.verdict === verdict);
  return has('broken') ? EXIT.broken : has('undecided') ? EXIT.undecided : EXIT.done;
}

/** Plays a contract until all its promises are decided or its budget is spent; null if it was interrupted. */
async function checkOne(path: string, contract: Contract, args: CheckArgs, several: boolean): Promise<CheckResult | null> {
  const { file, battles } = contract;
  const store = baselinePath(path);
  const baseline = args.accept ? null : readBaseline(store);
  if (!args.accept && baseline === null && file.promises.some((it) => 'unchanged' in it)) {
    throw new UsageError(`${contract.path} promises that nothing changes and has no baseline (${store}); make one with --accept`);
  }
  const selection = await loadSelection(file.variant);
  const specs = [selection.spec, ...rulesOf(contract).map((id) => flipped(selection, [id]).spec)];
  const asked = once('out', args.out);
  const bar = new ProgressBar();
  const interrupt = onInterrupt();
  let result: CheckResult | null = null;
  const { ended } = await runCampaign({
    battles,
    specs,
    name: file.id,
    pairs: baseline === null ? file.pairs : Math.min(file.pairs, comparablePairs(baseline, contract)),
    seed: file.seed,
    workers: args.workers === undefined ? availableParallelism() : wholeNumber('workers', args.workers, 1, 512),
    out: asked === undefined ? null : several ? join(asked, file.id) : asked,
    force: args.force,
    command: process.argv.slice(2),
    signal: interrupt.signal,
    onProgress: (progress) => bar.update(progress),
    ...(args.accept ? {} : { enough: (soFar: Campaign) => judge(contract, soFar, baseline).every((it) => it.verdict !== 'undecided') }),
    finish: async ({ campaign }, manifest, folder) => {
      bar.close();
      const accepted = args.accept ? baselineOf(file.id, campaign, manifest) : baseline;
      result = resultOf(contract, campaign, manifest, accepted);
      if (args.accept) await writeBaseline(store, accepted as Baseline);
      await writeResult(folder, result);
    },
  }).finally(() => {
    bar.close();
    interrupt.release();
  });
  return ended === 'interrupted' ? null : result;
}

/** A baseline of other dice, or of another seed, shares no pairs with what is played now. */
function comparablePairs(baseline: Baseline, { path, file, battles }: Contract): number {
  if (baseline.seed !== file.seed)
    throw new UsageError(`${path}: the baseline was made with the seed "${baseline.seed}"; make a new one with --accept`);
  const ids = battles.map((it) => it.id).join(', ');
  const before = baseline.scenarios.map((it) => it.id).join(', ');
  if (ids !== before) throw new UsageError(`${path}: the baseline is of ${before}; make a new one with --accept`);
  return baseline.pairs;
}

function resultOf(contract: Contract, campaign: Campaign, manifest: Manifest, baseline: Baseline | null): CheckResult {
  const { file, path } = contract;
  const promises = judge(contract, campaign, baseline);
  const verdict = promises.some((it) => it.verdict === 'broken')
    ? 'broken'
    : promises.some((it) => it.verdict === 'undecided')
      ? 'undecided'
      : 'kept';
  return {
    format: 1,
    contract: file.id,
    file: path,
    variant: campaign.variants[0]?.spec ?? '',
    seed: file.seed,
    pairs: campaign.pairs,
    confidence: file.confidence,
    method: JUDGING,
    verdict,
    promises,
    changed: baseline === null ? null : whatChanged(baseline, campaign, manifest.code),
    look: looksOf(campaign, baseline, file.seed),
  };
}

/** Pairs that moved most since the baseline, or without one the most lopsided engagements. */
function looksOf(campaign: Campaign, baseline: Baseline | null, seed: string): string[] {
  const spec = campaign.variants[0]?.spec ?? '';
  const candidates = campaign.scenarios.flatMap(({ id }, s) => {
    const columns = campaign.columns[s]?.[0] as EngagementColumns;
    const before = baseline?.scenarios[s];
    if (before !== undefined) {
      const { changed, margins } = besideBaseline(columns, before);
      return changed.map((pair) => ({ id, pair, seat: 0, size: Math.abs(margins[pair] as number) }));
    }
    return Array.from({ length: columns.rows }, (_, row) => ({
      id,
      pair: row >> 1,
      seat: row & 1,
      size: Math.abs((columns.redVp[row] as number) - (columns.blueVp[row] as number)),
    }));
  });
  candidates.sort((a, b) => b.size - a.size || a.pair - b.pair || a.seat - b.seat);
  return candidates
    .slice(0, LOOKS)
    .map(({ id, pair, seat }) => `sandtable replay ${id} -v '${spec}' --seed '${seed}' --pair ${pair} --seat ${seat}`);
}

async function writeResult(folder: string, result: CheckResult): Promise<void> {
  await writeAtomic(join(folder, 'check.json'), `${JSON.stringify(result, null, 2)}\n`);
  await writeAtomic(join(folder, 'junit.xml'), checkJunit(result));
  await writeAtomic(join(folder, 'check.md'), checkMarkdown(result));
  if (process.env['GITHUB_ACTIONS'] !== undefined) for (const line of checkAnnotations(result)) process.stderr.write(`${line}\n`);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary !== undefined && summary !== '') await appendFile(summary, `${checkMarkdown(result)}\n`);
  note(`written to ${folder}: check.json, junit.xml, check.md`);
}

const STYLES = { kept: 'green', broken: 'red', undecided: 'yellow' } as const;

function resultText(result: CheckResult): string {
  const three = (n: number): string => n.toFixed(3);
  const rows = result.promises.map((it) => [
    it.scenario,
    it.promise,
    paint(STYLES[it.verdict], it.verdict === 'undecided' ? 'not enough evidence' : it.verdict),
    three(it.found.estimate),
    `${three(it.found.low)} to ${three(it.found.high)}`,
  ]);
  const changed =
    result.changed === null
      ? ''
      : result.changed.length === 0
        ? '\nNothing has changed since the baseline.'
        : `\nChanged since the baseline: ${result.changed.join('; ')}.`;
  const look = result.look.length === 0 ? '' : `\nWorth a look:\n${result.look.map((it) => `  ${it}`).join('\n')}`;
  return `${result.contract}: ${result.verdict}, ${result.pairs} pairs of ${result.variant}\n\n${table(['scenario', 'promise', 'verdict', 'found', 'interval'], rows, ['found'])}\n${changed}${look}`;
}
