import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Summary } from '../analysis/index.ts';
import type { Cells } from '../campaign/cells.ts';
import { type Campaign, CHUNK_PAIRS, firstVariants } from '../campaign/result.ts';
import { counted } from '../rules/counted.ts';
import type { Played } from '../runner/campaign.ts';
import { CampaignError } from '../runner/explain.ts';
import { runCampaign } from '../runner/run.ts';
import type { CampaignSettings } from './campaign.ts';
import { EXIT } from './command.ts';
import type { ConfirmRequest } from './confirm.ts';
import { explainError } from './errors.ts';
import { commandLineGiven } from './given.ts';
import { onInterrupt } from './interrupt.ts';
import { openReport } from './open.ts';
import { panelStages, type Staged } from './panel-stages.ts';
import { note } from './print.ts';
import { ProgressBar } from './progress.ts';
import { playPart, type ShardRequest } from './shards.ts';

export interface ComparisonRequest {
  readonly settings: CampaignSettings;
  /** The first is the baseline. */
  readonly specs: readonly string[];
  /** Stop early when every comparison is decided to this margin; null: never. */
  readonly until: number | null;
  readonly audit: boolean;
  /** Play the headline again with players who look ahead. */
  readonly confirm?: ConfirmRequest;
  /** Keep where models stand and die in the first pairs. */
  readonly maps?: boolean;
  /** With `--resume`: a finished run of fewer pairs is continued. */
  readonly further?: boolean;
  /**
   * What is left to play without rulesets whose code from outside failed in play; null where nothing is that would be an answer. Left out:
   * nothing can be left out.
   */
  readonly without?: (failed: readonly string[]) => Left | null;
  /** Rulesets that failed before, each with why. */
  readonly failed?: readonly Failed[];
  /** With `failed`: which of them are missed, what else cannot be told for that reason, and the rulesets with which the folder was begun. */
  readonly missed?: readonly string[];
  readonly alsoMissing?: readonly string[];
  readonly begunWith?: readonly string[];
  /** Number of rulesets, from the first, in summary and report; default: all. */
  readonly compared?: number;
  /** With `until`: stop each ruleset when it is decided, instead of all together. */
  readonly closing?: boolean;
  /** Writes more into the folder before it counts as finished. */
  readonly extra?: (folder: string, played: Played, summary: Summary) => Promise<void>;
}

/** What is played where some rulesets are left out: those of the others that still say something, perhaps with new ones. */
export interface Left {
  readonly specs: readonly string[];
  readonly compared?: number;
  /** Those of the failed ones that are missed, in the order in which they are told; default: all. */
  readonly missed?: readonly string[];
  /** What else cannot be told for that reason, as sentences. */
  readonly alsoMissing?: readonly string[];
}

/** All but those that failed, if there are at least so many. */
export const others =
  (specs: readonly string[], least: number) =>
  (failed: readonly string[]): Left | null => {
    const left = specs.filter((it) => !failed.includes(it));
    return left.length < least ? null : { specs: left };
  };

/** A ruleset whose code from outside failed in play. */
interface Failed {
  readonly spec: string;
  readonly why: string;
}

/** A finished comparison, of the rulesets that did not fail, or the exit code of one that did not finish. */
export type Compared =
  | { readonly folder: string; readonly summary: Summary; readonly failed: readonly Failed[] }
  | { readonly code: number };

/** Plays rulesets against each other into a folder, with progress on stderr, summary and report. */
export async function playComparison(request: ComparisonRequest): Promise<Compared> {
  const { settings, specs, until, audit, maps = false, compared = specs.length, closing = false, failed = [] } = request;
  const { missed = failed.map((it) => it.spec), alsoMissing = [] } = request;
  const margin = until ?? settings.margin;
  const { decider, matchNotes, summarise } = await import('../analysis/index.ts');
  const { openCells } = await import('../study/open-cells.ts');
  const looking = { confidence: settings.confidence, seed: settings.seed };
  const { panels = [] } = settings;
  const judge = decider({ ...looking, margin, baseline: 0, panels });
  const decided = (soFar: Campaign): boolean | Cells =>
    closing ? openCells(soFar, { ...looking, method: 'anytime' }, margin) : judge(firstVariants(soFar, compared));
  const { listNotes } = await import('../editions/list-faults.ts');
  const { loadSelection } = await import('../load/selection.ts');
  const lists = await listNotes(settings.battles, settings.unchecked, loadSelection);
  const staged =
    panels.length === 0
      ? null
      : await panelStages({ settings, panels, margin, stopsEarly: until !== null, ...(until !== null && { judge }) });
  const summaryOf = (played: Played): Summary => {
    return summarise(firstVariants(played.campaign, compared), {
      confidence: settings.confidence,
      margin,
      seed: settings.seed,
      method: until === null && staged === null ? 'fixed' : 'anytime',
      notes: {
        ...matchNotes(played.notes),
        ...lists,
        ...(failed.length > 0 && { failed: [...sentencesOf(failed, missed), ...alsoMissing] }),
      },
      names: played.names,
      panels,
      ...(staged !== null && { ends: staged.ends }),
      ...(played.changed === null ? {} : { changed: played.changed }),
    });
  };
  const question = {
    command: commandLineGiven()[0],
    margin: settings.margin,
    until,
    confidence: settings.confidence,
    audit,
    panels,
    compared,
    confirm: request.confirm ?? null,
  };
  const bar = new ProgressBar();
  const interrupt = onInterrupt();
  const confirmed = async (how: ConfirmRequest, summary: Summary) => {
    const { confirm } = await import('./confirm.ts');
    const { battles, workers, queue } = settings;
    return confirm({ battles, summary, request: how, workers, queue, signal: interrupt.signal });
  };
  note(
    `seed "${settings.seed}", ${counted(settings.pairs, 'pair')}, ${specs.length > 4 ? `${specs.length} rulesets` : specs.join(' against ')}`,
  );
  if (staged !== null) note(staged.cost);
  if (settings.shard !== null)
    return { code: await playPart({ ...request, ...splitOf(request, staged), question, maps, shard: settings.shard }) };
  let folder: string | null = null;
  const result = await runCampaign({
    ...settings,
    specs,
    opened: (path) => {
      folder = path;
    },
    ...(request.begunWith !== undefined && { begunWith: request.begunWith }),
    audit,
    maps,
    ...(request.further === true && { further: true }),
    command: commandLineGiven(),
    question,
    lists,
    signal: interrupt.signal,
    onProgress: (progress) => bar.update(progress),
    warn: note,
    ...(staged !== null && { stages: staged.stages }),
    ...(staged === null && until !== null && specs.length > 1 ? { enough: decided } : {}),
    finish: async (played, manifest, folder) => {
      bar.close();
      const { writePaper } = await import('./paper.ts');
      const found = summaryOf(played);
      const confirmation = request.confirm && (await confirmed(request.confirm, found));
      const summary: Summary = { ...found, ...(confirmation != null && { confirmation }) };
      await request.extra?.(folder, played, summary);
      const { replayPages } = await import('./replay-pages.ts');
      const replay = replayPages(settings.battles, settings.seed, played.campaign);
      const { formats } = settings;
      await writePaper(folder, summary, played.campaign, manifest, { replay, ...(formats !== null && { formats }) });
    },
  })
    .catch((error: unknown) => without(error, request, folder))
    .finally(() => {
      bar.close();
      interrupt.release();
    });
  if ('without' in result) return playComparison(result.without);
  if (result.ended === 'interrupted') {
    note(`interrupted; finished pairs are kept. To continue, repeat the command with --out ${result.folder} --resume`);
    return { code: EXIT.interrupted };
  }
  if (result.ended === 'was finished') note(`${result.folder} was finished already; nothing was played`);
  else note(`${counted(result.manifest?.engagements ?? 0, 'game')}, ${result.manifest?.engagementsPerSecond.toFixed(0)} a second`);
  if (settings.open) await openReport(result.folder);
  const { readSummary } = await import('./paper.ts');
  return { folder: result.folder, summary: await readSummary(result.folder), failed };
}

/** What is left to play where one ruleset has failed, which is told. @throws the error where nothing is, or it is nobody's in particular */
function without(error: unknown, request: ComparisonRequest, folder: string | null): { readonly without: ComparisonRequest } {
  const { specs, settings, failed: before = [] } = request;
  const spec = error instanceof CampaignError ? error.ruleset : null;
  if (spec === null || folder === null || !specs.includes(spec)) throw error;
  const failed = [...before, { spec, why: (error as Error).message.split('\n')[0] as string }];
  const left = request.without?.(failed.map((it) => it.spec)) ?? null;
  if (left === null) throw error;
  explainError(error, '');
  note(`${spec} is left out; the others are played, and their results kept`);
  return {
    without: {
      ...request,
      ...left,
      begunWith: specs,
      failed,
      settings: { ...settings, out: folder, resume: true, force: false },
    },
  };
}

const sentencesOf = (failed: readonly Failed[], missed: readonly string[]): string[] =>
  missed.flatMap((spec) => failed.filter((it) => it.spec === spec).map(failedSentence));

export const failedSentence = ({ spec, why }: Failed): string => `${spec} could not be played and is left out: ${why}.`;

/** What the shards of a comparison play: all pairs, whatever might end it earlier. */
function splitOf({ settings: { battles, pairs }, until }: ComparisonRequest, staged: Staged | null): Pick<ShardRequest, 'split' | 'early'> {
  const early =
    staged !== null
      ? 'panels get pairs where they tell most, until they are decided'
      : until === null
        ? null
        : '--until ends what is decided';
  return { early, split: { chunkPairs: staged?.stages.chunkPairs ?? CHUNK_PAIRS, pairs: staged?.evenly ?? battles.map(() => pairs) } };
}

/** `Report: out/patrol-1/report.html`, or the folder where no page was wanted. */
export function reportLine(folder: string): string {
  const page = join(folder, 'report.html');
  return existsSync(page) ? `Report: ${page}` : `Results: ${folder}`;
}
