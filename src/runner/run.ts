import type { Manifest, Question } from '../campaign/manifest.ts';
import { counted } from '../rules/counted.ts';
import type { ListNotes } from '../scenario/list-notes.ts';
import type { Battle } from '../scenario/types.ts';
import { writeCampaign } from './arrow.ts';
import { type CampaignOptions, type Played, playCampaign } from './campaign.ts';
import { discardChunks } from './chunk-files.ts';
import { inFolder, type OutputFolder, withdraw } from './folder.ts';
import { leaveOut } from './leave-out.ts';
import { manifestIn, verifyResults } from './listed.ts';
import { asOutputError, OutputError } from './output-error.ts';
import { prepare } from './prepare.ts';
import { sameQuestion } from './question.ts';
import { readPart, shardName } from './shard.ts';

export interface RunOptions extends CampaignOptions {
  /** Folder, null for the next free one in `out/`. */
  readonly out: string | null;
  /** Default name of the folder: the scenario's id, or `comparison` for several. */
  readonly name?: string;
  readonly resume?: boolean;
  /** A finished run of fewer pairs is continued, instead of being left as it is. */
  readonly further?: boolean;
  readonly force?: boolean;
  /** Told where the run is written, before it is played. */
  readonly opened?: (folder: string) => void;
  /** The rulesets that the run was begun with, of which some turned out not to be playable: the chunks of the others are kept. */
  readonly begunWith?: readonly string[];
  /** What is asked of the games, for a finished run to be compared with. */
  readonly question?: Question;
  /** What is told of army lists, for the manifest. */
  readonly lists?: ListNotes;
  /** The command line, for the manifest. */
  readonly command: readonly string[];
  /** Writes what is derived from the results (summary, charts, report); the folder counts as finished only afterwards. */
  readonly finish?: (played: Played, manifest: Manifest, folder: string) => Promise<void>;
}

export interface RunResult {
  readonly folder: string;
  /** Null when the run was interrupted, or nothing was left to do. */
  readonly played: Played | null;
  readonly manifest: Manifest | null;
  readonly ended: Played['ended'] | 'was finished';
}

/**
 * Plays a campaign into a folder: chunks as they finish, then tables, then whatever `finish` writes, then `run.json`. Killed
 * at any point, a run can be continued with `resume` and ends with the same bytes.
 * @throws what `playCampaign` throws.
 */
export async function runCampaign(options: RunOptions): Promise<RunResult> {
  const { out, resume = false, force = false, warn } = options;
  return inFolder({ out, name: runName(options), resume, force, ...(warn !== undefined && { warn }) }, (folder) => runIn(folder, options));
}

/** What its folder is called, where nobody names it. */
export function runName({ name, battles }: Pick<RunOptions, 'name' | 'battles'>): string {
  const ids = new Set(battles.map((it) => it.id));
  return name ?? (ids.size === 1 ? (battles[0] as Battle).id : 'comparison');
}

/** Gives a folder back in which nothing could be played, as it was before. */
export const refusal =
  (folder: OutputFolder) =>
  async (error: unknown): Promise<never> => {
    await folder.close();
    await withdraw(folder);
    throw error;
  };

async function runIn(folder: OutputFolder, options: RunOptions): Promise<RunResult> {
  const { path, finished } = folder;
  const { battles, specs, pairs, seed, from = process.cwd(), question = {} } = options;
  const reopens = finished && options.further === true && (await hasFewer(path, pairs));
  const refuse = refusal(folder);
  const part = options.resume === true ? await readPart(path) : null;
  if (part !== null)
    throw new OutputError(
      path,
      `holds ${shardName(part)} of a run: go on with --shard ${part.number}/${part.of}, or put all together with sandtable merge`,
    );
  const prepared = await prepare({ battles, specs, pairs, seed, from }).catch(refuse);
  if (finished) {
    const before = await manifestIn(path);
    if (!reopens) sameQuestion(path, before, prepared.plan, question);
    await verifyResults(path);
    if (!reopens) {
      await discardChunks(path);
      return { folder: path, played: null, manifest: null, ended: 'was finished' };
    }
  }
  await folder.clear();
  options.opened?.(path);
  if (options.begunWith !== undefined) {
    const before = await prepare({ battles, specs: options.begunWith, pairs, seed, from });
    await leaveOut(path, before.plan, prepared.plan, options.stages?.chunkPairs);
  }
  const played = await playCampaign({ ...options, prepared, folder: path, reopen: reopens }).catch(refuse);
  if (played.ended === 'interrupted') return { folder: path, played: null, manifest: null, ended: 'interrupted' };
  const manifest = manifestOf(played, options);
  try {
    await writeCampaign(path, played.campaign);
    await options.finish?.(played, manifest, path);
    await folder.finish(manifest);
  } catch (error) {
    throw asOutputError(path, error);
  }
  return { folder: path, played, manifest, ended: played.ended };
}

/** Whether a finished run was asked for fewer pairs. @throws OutputError if it was asked for more: games that were played stay played. */
async function hasFewer(folder: string, pairs: number): Promise<boolean> {
  const { pairsAsked } = await manifestIn(folder);
  if (pairs < pairsAsked)
    throw new OutputError(
      folder,
      `has ${counted(pairsAsked, 'pair')}, and --resume plays more, not fewer: ask for at least as many (-n), or for another folder (--out)`,
    );
  return pairs > pairsAsked;
}

function manifestOf(played: Played, { command, pairs, question = {}, lists }: RunOptions): Manifest {
  const { campaign, plan, seconds } = played;
  const { seed, scenarios, data, plugins, rulesets, ...header } = plan;
  return {
    ...header,
    node: process.version,
    command,
    seed,
    pairs: campaign.pairs,
    pairsAsked: pairs,
    workers: played.workers,
    scenarios,
    data,
    plugins,
    rulesets,
    started: played.started.toISOString(),
    seconds: round(seconds),
    engagements: campaign.columns.flat().reduce((sum, it) => sum + it.rows, 0),
    engagementsPerSecond: round(played.engagements / seconds),
    cpuSeconds: round(played.cpuSeconds),
    question,
    ...(lists !== undefined && { lists }),
  };
}

const round = (n: number): number => Math.round(n * 1000) / 1000;
