import { createHash } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Question } from '../campaign/manifest.ts';
import type { Campaign, EngagementColumns } from '../campaign/result.ts';
import { listWords } from '../compile/mission-words.ts';
import { CampaignError } from '../runner/explain.ts';
import { writeAtomic } from '../runner/files.ts';
import { manifestIn, readResult } from '../runner/listed.ts';
import { OutputError } from '../runner/output-error.ts';
import type { QueueRequest } from '../runner/queue/queue-pool.ts';
import { runCampaign } from '../runner/run.ts';
import type { ListNotes } from '../scenario/list-notes.ts';
import { systemWords } from '../scenario/system-words.ts';
import type { Battle } from '../scenario/types.ts';
import { type Baseline, baselineOf, baselinePath, changedPairs, mismatch, pairsOf, writeBaseline } from '../study/baseline.ts';
import { checkMarkdown } from '../study/check-markdown.ts';
import { checkAnnotations, checkJunit } from '../study/check-papers.ts';
import type { CheckResult, Comparison } from '../study/check-result.ts';
import { type Contract, matchupText } from '../study/contract.ts';
import type { CheckNames } from '../study/contract-names.ts';
import { contractWithout, type Rulesets } from '../study/contract-rulesets.ts';
import { JUDGING, Judge, overall } from '../study/judge.ts';
import { type Provenance, provenanceOf } from '../study/provenance.ts';
import { whatChanged } from '../study/what-changed.ts';
import { type Look, worthALook } from '../study/worth-a-look.ts';
import { failedSentence } from './comparison.ts';
import { explainError } from './errors.ts';
import { commandLineGiven } from './given.ts';
import { onInterrupt } from './interrupt.ts';
import { note } from './print.ts';
import { ProgressBar } from './progress.ts';
import { replayPages } from './replay-pages.ts';

export interface CheckRequest {
  readonly path: string;
  readonly contract: Contract;
  readonly rulesets: Rulesets;
  readonly names: CheckNames;
  /** What is told of the army lists. */
  readonly lists: ListNotes;
  /** What to compare with; null if there is none, or a new one is to be written. */
  readonly baseline: Baseline | null;
  readonly accept: boolean;
  readonly workers: number;
  readonly queue: QueueRequest | null;
  readonly out: string | null;
  readonly resume: boolean;
  readonly force: boolean;
  /** Rulesets that failed before, as sentences, and those that the folder was begun with. */
  readonly failed?: readonly string[];
  readonly begunWith?: readonly string[];
}

/** A check that has finished. */
export interface Checked {
  readonly result: CheckResult;
  readonly folder: string;
  /** Games a second; null if none were played. */
  readonly pace: number | null;
}

/** Plays a contract until all its promises are decided or its budget is spent, and writes the results; null if interrupted. */
export async function checkContract(request: CheckRequest): Promise<Checked | null> {
  const { path, contract, rulesets, baseline, accept } = request;
  const { file, matchups } = contract;
  const provenance = provenanceOf(rulesets.selection, matchups);
  const compared = baseline !== null && mismatch(baseline, contract) === null ? baseline : null;
  const judge = new Judge({ contract, switched: rulesets.switched, baseline: compared?.matchups ?? null });
  // A baseline holds all pairs of the contract's own ruleset.
  const wanted = (): boolean[][] => judge.needed().map((row) => (accept ? [true, ...row.slice(1)] : row));
  const bar = new ProgressBar();
  const interrupt = onInterrupt();
  let checked: Checked | null = null;
  let opened: string | null = null;
  const result = await runCampaign({
    battles: matchups,
    specs: rulesets.specs,
    name: file.id,
    pairs: file.pairs,
    seed: file.seed,
    workers: request.workers,
    queue: request.queue,
    opened: (folder) => {
      opened = folder;
    },
    ...(request.begunWith !== undefined && { begunWith: request.begunWith }),
    out: request.out,
    resume: request.resume,
    force: request.force,
    command: commandLineGiven(),
    question: questionOf(request, compared),
    lists: request.lists,
    signal: interrupt.signal,
    onProgress: (progress) => bar.update(progress),
    warn: note,
    cells: wanted(),
    enough: (soFar) => {
      judge.look(soFar);
      return wanted();
    },
    finish: async ({ campaign }, manifest, outFolder) => {
      bar.close();
      judge.look(campaign);
      const judged = resultOf(request, judge, campaign, provenance, compared);
      const result = { ...judged, look: await withPages(judged, matchups, campaign, outFolder) };
      checked = { result, folder: outFolder, pace: paceOf(manifest) };
      if (accept) await writeBaseline(baselinePath(path), baselineOf(contract, campaign, provenance));
      await writePapers(checked);
    },
  })
    .catch((error: unknown) => without(error, request, opened))
    .finally(() => {
      bar.close();
      interrupt.release();
    });
  if ('without' in result) return checkContract(result.without);
  const { ended, folder } = result;
  if (ended === 'was finished') return finished(folder, accept);
  return ended === 'interrupted' ? null : checked;
}

/** What is left to check where one ruleset has failed, which is told. @throws the error where nothing is, or it is nobody's in particular */
function without(error: unknown, request: CheckRequest, folder: string | null): { readonly without: CheckRequest } {
  const { rulesets, failed = [] } = request;
  const spec = error instanceof CampaignError ? error.ruleset : null;
  const left = spec === null ? null : contractWithout(request.contract, rulesets, [spec]);
  if (spec === null || left === null || folder === null || !rulesets.specs.includes(spec)) throw error;
  explainError(error, '');
  const lines = [...new Set(left.notJudged.map(({ line }) => line))];
  const promises = `${lines.length === 1 ? 'The promise' : 'Promises'} in line ${listWords(lines.map(String))}`;
  note(`${spec} is left out: ${promises.toLowerCase()} cannot be judged; the others are`);
  const why = failedSentence({ spec, why: (error as Error).message.split('\n')[0] as string });
  return {
    without: {
      ...request,
      contract: left.contract,
      rulesets: left.rulesets,
      begunWith: rulesets.specs,
      failed: [...failed, `${promises} cannot be judged: ${why}`],
      out: folder,
      resume: true,
      force: false,
    },
  };
}

/** What a check asks besides the games: what of the contract is not in the plan of its games, and the baseline. */
function questionOf({ contract, accept }: CheckRequest, compared: Baseline | null): Question {
  const { pairs: _, seed: __, ...promised } = contract.file;
  // What was accepted is the baseline of the next check, not of this one.
  const baseline = accept || compared === null ? null : createHash('sha256').update(JSON.stringify(compared)).digest('hex').slice(0, 16);
  return { command: 'check', ...promised, accept, baseline };
}

/** The result of an earlier check that finished in a folder. */
async function finished(folder: string, accept: boolean): Promise<Checked> {
  const result = await readResult<CheckResult>(folder, 'check.json', ['promises', 'look']);
  if (result.accepted !== accept) throw new OutputError(folder, 'holds a finished check; overwrite it with --force');
  return { result, folder, pace: paceOf(await manifestIn(folder)) };
}

const paceOf = ({ engagementsPerSecond: pace }: Manifest): number | null => (Number.isFinite(pace) && pace > 0 ? pace : null);

/**
 * The games worth a look with their pages written, where a reader is sent to them: not where all promises are kept and no game went
 * differently.
 */
async function withPages(
  { look, verdict, seed, accepted, compared }: CheckResult,
  battles: readonly Battle[],
  played: Campaign,
  folder: string,
): Promise<Look[]> {
  const moved = (compared ?? []).some((it) => it.changed > 0);
  if (accepted || (verdict === 'kept' && !moved)) return [...look];
  const page = replayPages(battles, seed, played);
  const shown: Look[] = [];
  for (const [i, it] of look.entries()) {
    const html = await page(it);
    const file = `replays/${i + 1}-${it.scenario}-${it.pair}-${it.seat}.html`.replace(/[^\w./-]/g, '_');
    if (html !== null) await writeAtomic(join(folder, file), html);
    shown.push(html === null ? it : { ...it, file });
  }
  return shown;
}

/** Pairs that would decide what is open and can be decided, and how many games a check with so many plays. */
function toDecide(judge: Judge, { columns }: Campaign): CheckResult['toDecide'] {
  const pairs = Math.max(0, ...judge.judged().map((it) => it.toDecide ?? 0));
  if (pairs === 0) return null;
  const open = judge.needed();
  const games = columns.flatMap((row, m) => row.map((it, r) => (open[m]?.[r] === true ? Math.max(it.rows, 2 * pairs) : it.rows)));
  return { pairs, games: games.reduce((sum, it) => sum + it, 0) };
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
    ruleset: names.ruleset(rulesets.selection.spec),
    seed: file.seed,
    pairs: campaign.pairs,
    budget: file.pairs,
    engagements: columns.reduce((sum, it) => sum + it.rows, 0),
    confidence: file.confidence,
    method: JUDGING,
    verdict: overall(promises),
    accepted: accept,
    promises,
    toDecide: toDecide(judge, campaign),
    changed: baseline === null ? null : whatChanged(baseline, provenance, rulesets.selection.spec, names),
    compared: compared === null ? null : comparison(contract, campaign, compared),
    lists: { ...request.lists, ...(request.failed !== undefined && { failed: request.failed }) },
    look: worthALook({ names, contract, campaign, baseline: compared, switched: rulesets.switched, judged: promises }),
  };
}

const comparison = (contract: Contract, campaign: Campaign, baseline: Baseline): Comparison[] =>
  baseline.matchups.map((before, matchup) => {
    const now = pairsOf(campaign.columns[matchup]?.[0] as EngagementColumns);
    return { matchup: matchupText(contract, matchup), pairs: now.scores.length, changed: changedPairs(now, before).length };
  });

async function writePapers({ result, folder, pace }: Checked): Promise<void> {
  await writeAtomic(join(folder, 'check.json'), `${JSON.stringify(result, null, 2)}\n`);
  await writeAtomic(join(folder, 'junit.xml'), checkJunit(result));
  await writeAtomic(join(folder, 'check.md'), checkMarkdown(result));
  const undecided = process.env['SANDTABLE_UNDECIDED'] === 'warn' ? 'warning' : 'error';
  if ((process.env['GITHUB_ACTIONS'] ?? '') !== '')
    for (const line of checkAnnotations(result, { pace, undecided })) process.stderr.write(`${line}\n`);
  const summary = process.env['GITHUB_STEP_SUMMARY'] ?? '';
  if (summary !== '')
    await appendFile(summary, `${checkMarkdown(result, { pace, linked: false })}\n`).catch((error: unknown) => {
      // What was promised is kept or broken whether the build can show it or not.
      note(`warning: the summary of the build was not written: ${summary}: ${systemWords(error)?.what ?? String(error)}`);
    });
  const pages = result.look.some((it) => it.file !== undefined) ? ', replays/' : '';
  note(`written to ${folder}: check.json, junit.xml, check.md${pages}`);
}
