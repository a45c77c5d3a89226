import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decidesGames, planDifferences } from '../campaign/manifest.ts';
import { jobName } from '../campaign/plan.ts';
import { type Played, playCampaign } from './campaign.ts';
import { ChunkFiles, REFUSED } from './chunk-files.ts';
import { inFolder, type OutputFolder } from './folder.ts';
import { FILES, verifyResults } from './listed.ts';
import { asOutputError, OutputError } from './output-error.ts';
import { prepare } from './prepare.ts';
import { questionDifferences } from './question.ts';
import { type RunOptions, refusal, runName } from './run.ts';
import { PART_CHUNKS, type Part, plays, readPart, type Shard, type Split, shardName, splitJobs, writePart } from './shard.ts';
import { CHUNKS } from './written.ts';

export interface ShardOptions extends Omit<RunOptions, 'enough' | 'stages' | 'audit' | 'finish' | 'further' | 'cells'> {
  readonly shard: Shard;
  readonly split: Split;
}

export interface ShardResult {
  readonly folder: string;
  /** Null where nothing was played, or not to the end. */
  readonly played: Played | null;
  readonly ended: 'done' | 'interrupted' | 'was finished';
}

/**
 * Plays one shard of a campaign into a folder that `merge` puts together with the others. It is played to its end: what ends a run early, the audit and everything
 * that is derived from results want the whole, and come with the merge. Killed at any point, it can be continued with `resume`.
 * @throws what `playCampaign` throws.
 */
export async function playShard(options: ShardOptions): Promise<ShardResult> {
  const { out, resume = false, force = false, warn, shard } = options;
  const name = `${runName(options)}-shard-${shard.number}-of-${shard.of}`;
  return inFolder({ out, name, resume, force, ...(warn !== undefined && { warn }) }, (folder) => playIn(folder, options));
}

async function playIn(folder: OutputFolder, options: ShardOptions): Promise<ShardResult> {
  const { path } = folder;
  const { battles, specs, pairs, seed, from = process.cwd(), question = {}, command, shard, split } = options;
  const refuse = refusal(folder);
  const prepared = await prepare({ battles, specs, pairs, seed, from }).catch(refuse);
  const part: Part = { format: 1, ...shard, command, question, split, plan: prepared.plan };
  if (options.resume === true) {
    await isSamePart(folder, part);
    if (existsSync(join(path, FILES))) {
      await verifyResults(path);
      return { folder: path, played: null, ended: 'was finished' };
    }
  }
  await folder.clear();
  try {
    await writePart(path, part);
    const played = await playCampaign({ ...options, prepared, folder: path, share: { ...shard, ...split } });
    if (played.ended === 'interrupted') return { folder: path, played: null, ended: 'interrupted' };
    await keepChunks(path, part);
    await folder.finish();
    return { folder: path, played, ended: 'done' };
  } catch (error) {
    throw asOutputError(path, error);
  }
}

/** @throws OutputError for a folder with anything else than this part */
async function isSamePart({ path, finished }: OutputFolder, part: Part): Promise<void> {
  const before = await readPart(path);
  // Stopped before it had begun.
  if (before === null && !finished && !existsSync(join(path, CHUNKS))) return;
  if (before === null || finished)
    throw new OutputError(path, 'holds no part of a run that could be continued; choose another --out, or leave out --resume');
  const differences =
    before.number === part.number && before.of === part.of
      ? [...planDifferences(before.plan, part.plan), ...questionDifferences(before.question, part.question)]
      : [`${shardName(before)} then, ${shardName(part)} now`];
  if (differences.length > 0)
    throw new OutputError(path, `holds another part and cannot be continued with this one (${differences.join('; ')})`);
}

/** Takes the chunks from where unfinished work is kept into the results. */
async function keepChunks(folder: string, part: Part): Promise<void> {
  const played = new ChunkFiles(folder, decidesGames(part.plan));
  const kept = new ChunkFiles(folder, decidesGames(part.plan), PART_CHUNKS);
  for (const job of splitJobs(part.plan, part.split)) {
    if (!plays({ ...part, ...part.split }, job)) continue;
    const bytes = await played.take(job);
    if (bytes === null || bytes === REFUSED)
      throw new OutputError(
        folder,
        `chunk ${jobName(job)} was written and cannot be read; continue with --resume, on a disk that keeps what is written`,
      );
    await kept.put(job, bytes);
  }
}
