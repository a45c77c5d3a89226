import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomic } from '../runner/files.ts';
import { OutputError } from '../runner/output-error.ts';
import type { Campaign, EngagementColumns } from '../runner/result.ts';
import { runCampaign } from '../runner/run.ts';
import { type Baseline, baselineOf, baselinePath, changedPairs, mismatch, pairsOf, writeBaseline } from '../study/baseline.ts';
import { checkMarkdown } from '../study/check-markdown.ts';
import { type CheckResult, type Comparison, checkAnnotations, checkJunit } from '../study/check-papers.ts';
import { type Contract, matchupText } from '../study/contract.ts';
import type { CheckNames } from '../study/contract-names.ts';
import type { Rulesets } from '../study/contract-rulesets.ts';
import { JUDGING, Judge, overall } from '../study/judge.ts';
import { type Provenance, provenanceOf } from '../study/provenance.ts';
import { whatChanged } from '../study/what-changed.ts';
import { worthALook } from '../study/worth-a-look.ts';
import { onInterrupt } from './interrupt.ts';
import { note } from './print.ts';
import { ProgressBar } from './progress.ts';

export interface CheckRequest {
  readonly path: string;
  readonly contract: Contract;
  readonly rulesets: Rulesets;
  readonly names: CheckNames;
  /** What to compare with; null if there is none, or a new one is to be written. */
  readonly baseline: Baseline | null;
  readonly accept: boolean;
  readonly workers: number;
  readonly out: string | null;
  readonly resume: boolean;
  readonly force: boolean;
}

/** Plays a contract until all its promises are decided or its budget is spent, and writes the results; null if interrupted. */
export async function checkContract(request: CheckRequest): Promise<CheckResult | null> {
  const { path, contract, rulesets, baseline, accept } = request;
  const { file, matchups } = contract;
  const provenance = provenanceOf(rulesets.selection, matchups);
  const compared = baseline !== null && mismatch(baseline, contract) === null ? baseline : null;
  const judge = new Judge({ contract, switched: rulesets.switched, baseline: compared?.matchups ?? null });
  // A baseline holds all pairs of the contract's own ruleset.
  const wanted = (): boolean[][] => judge.needed().map((row) => (accept ? [true, ...row.slice(1)] : row));
  const bar = new ProgressBar();
  const interrupt = onInterrupt();
  let result: CheckResult | null = null;
  const { ended, folder } = await runCampaign({
    battles: matchups,
    specs: rulesets.specs,
    name: file.id,
    pairs: file.pairs,
    seed: file.seed,
    workers: request.workers,
    out: request.out,
    resume: request.resume,
    force: request.force,
    command: process.argv.slice(2),
    signal: interrupt.signal,
    onProgress: (progress) => bar.update(progress),
    cells: wanted(),
    enough: (soFar) => {
      judge.look(soFar);
      return wanted();
    },
    finish: async ({ campaign }, _, outFolder) => {
      bar.close();
      judge.look(campaign);
      result = resultOf(request, judge, campaign, provenance, compared);
      if (accept) await writeBaseline(baselinePath(path), baselineOf(contract, campaign, provenance));
      await writePapers(outFolder, result);
    },
  }).finally(() => {
    bar.close();
    interrupt.release();
  });
  if (ended === 'was finished') return finished(folder, accept);
  return ended === 'interrupted' ? null : result;
}

/** The result of an earlier check that finished in a folder. */
async function finished(folder: string, accept: boolean): Promise<CheckResult> {
  const before = JSON.parse(await readFile(join(folder, 'check.json'), 'utf8')) as CheckResult;
  if (before.accepted !== accept) throw new OutputError(folder, 'holds a finished check; overwrite it with --force');
  return before;
}

function resultOf(request: CheckRequest, judge: Judge, campaign: Campaign, provenance: Provenance, compared: Baseline | null): CheckResult {
  const { contract, rulesets, names, baseline, accept } = request;
  const { file, path } = contract;
  const promises = judge.judged();
  const columns = campaign.columns.flat();
  return {
    format: 1,
    contract: file.id,
    title: file.title,
    file: path,
    variant: rulesets.selection.spec,
    seed: file.seed,
    pairs: campaign.pairs,
    budget: file.pairs,
    engagements: columns.reduce((sum, it) => sum + it.rows, 0),
    confidence: file.confidence,
    method: JUDGING,
    verdict: overall(promises),
    accepted: accept,
    promises,
    changed: baseline === null ? null : whatChanged(baseline, provenance, rulesets.selection.spec, names),
    compared: compared === null ? null : comparison(contract, campaign, compared),
    look: worthALook({ contract, campaign, baseline: compared, switched: rulesets.switched, judged: promises }),
  };
}

const comparison = (contract: Contract, campaign: Campaign, baseline: Baseline): Comparison[] =>
  baseline.matchups.map((before, matchup) => {
    const now = pairsOf(campaign.columns[matchup]?.[0] as EngagementColumns);
    return { matchup: matchupText(contract, matchup), pairs: now.scores.length, changed: changedPairs(now, before).length };
  });

async function writePapers(folder: string, result: CheckResult): Promise<void> {
  const markdown = checkMarkdown(result);
  await writeAtomic(join(folder, 'check.json'), `${JSON.stringify(result, null, 2)}\n`);
  await writeAtomic(join(folder, 'junit.xml'), checkJunit(result));
  await writeAtomic(join(folder, 'check.md'), markdown);
  if ((process.env['GITHUB_ACTIONS'] ?? '') !== '') for (const line of checkAnnotations(result)) process.stderr.write(`${line}\n`);
  const summary = process.env['GITHUB_STEP_SUMMARY'] ?? '';
  if (summary !== '') await appendFile(summary, `${markdown}\n`);
  note(`written to ${folder}: check.json, junit.xml, check.md`);
}
