import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shellWord } from '../campaign/command-line.ts';
import { decidesGames, type Plan, planDifferences } from '../campaign/manifest.ts';
import { type Job, jobName } from '../campaign/plan.ts';
import { item } from '../rules/item.ts';
import { planHeader } from './build.ts';
import { ChunkFiles, REFUSED, readPlan, writePlan } from './chunk-files.ts';
import { FILES, filesBefore } from './listed.ts';
import { OutputError } from './output-error.ts';
import { questionDifferences } from './question.ts';
import { damagedPart, PART, PART_CHUNKS, type Part, readPart, shardName, shardOf, splitJobs } from './shard.ts';
import { CHUNKS, damaged } from './written.ts';

/** A folder with a part. */
interface Found {
  readonly folder: string;
  readonly part: Part;
  readonly chunks: ChunkFiles;
  readonly finished: boolean;
}

/** What the parts of a campaign lack of one shard. */
export interface Gap {
  /** What is wrong, and what to do about it. */
  readonly words: string;
  /** How many chunks there are to play. */
  readonly chunks: number;
}

/** Parts of one campaign. */
export interface Parts {
  /** The command line of the whole. */
  readonly command: readonly string[];
  readonly of: number;
  readonly gaps: readonly Gap[];
  /** Puts all chunks that are whole into a folder, as those of a run that was stopped. */
  readonly putInto: (folder: string) => Promise<void>;
}

/**
 * Reads parts and looks at every chunk. Two folders may hold the same part; a chunk is then taken from the one in which it is whole.
 * @throws OutputError for folders that hold no part, parts of different campaigns or by another build, and chunks that differ between two folders
 */
export async function readParts(folders: readonly string[]): Promise<Parts> {
  const found = await Promise.all(folders.map(open));
  const first = item(found, 0);
  const { plan, split, command, of } = first.part;
  sameBuild(first);
  for (const it of found) sameCampaign(first, it);
  const jobs = splitJobs(plan, split);
  const holders = (job: Job): Found[] => found.filter(({ part }) => part.number === shardOf(job, split, of));
  const lacking: Job[] = [];
  for (const job of jobs) if ((await wholeChunk(holders(job), job)) === null) lacking.push(job);
  const gaps = Array.from({ length: of }, (_, i) => i + 1).flatMap((number) => {
    const jobs = lacking.filter((job) => shardOf(job, split, of) === number);
    // A part that is not there and would have been empty is not missed.
    if (jobs.length === 0) return [];
    const there = found.filter(({ part }) => part.number === number);
    return [{ words: gapWords({ ...first.part, number }, jobs, there), chunks: jobs.length }];
  });
  const putInto = async (folder: string): Promise<void> => {
    const before = await readPlan(folder);
    const differences = before === null ? [] : planDifferences(before, plan);
    if (differences.length > 0)
      throw new OutputError(folder, `holds another campaign than the parts (${differences.join('; ')}); choose another --out`);
    if (before === null) await writePlan(folder, plan);
    const target = new ChunkFiles(folder, decidesGames(plan));
    for (const job of jobs) {
      const there = await target.take(job);
      const bytes = there === null || there === REFUSED ? await wholeChunk(holders(job), job) : null;
      if (bytes !== null) await target.put(job, bytes);
    }
  };
  return { command, of, gaps, putInto };
}

async function open(folder: string): Promise<Found> {
  const part = await readPart(folder);
  if (part === null) throw new OutputError(folder, 'holds no part of a run: those are what sandtable run --shard leaves');
  const finished = existsSync(join(folder, FILES));
  const own = (await filesBefore(folder)).filter(({ path }) => path === PART);
  if (finished && (await damaged(folder, own)).length > 0) throw damagedPart(folder);
  return { folder, part, finished, chunks: new ChunkFiles(folder, decidesGames(part.plan), finished ? PART_CHUNKS : CHUNKS) };
}

/** The rest is played and everything is derived here: by the code that has played the parts, or the whole would be no one's. */
function sameBuild({ folder, part }: Found): void {
  const here = planHeader();
  const differences = planDifferences(part.plan, { ...part.plan, ...here });
  if (differences.length > 0)
    throw new OutputError(
      folder,
      `was played by another build than this one (${differences.join('; ')}): merge with the build that played the parts`,
    );
}

function sameCampaign(one: Found, other: Found): void {
  const [a, b] = [one.part, other.part];
  const differences = [
    ...(a.of === b.of ? [] : [`${shardName(a)} there, ${shardName(b)} here`]),
    ...planDifferences(a.plan, b.plan),
    ...questionDifferences(a.question, b.question),
  ];
  if (differences.length > 0)
    throw new OutputError(other.folder, `is not of one campaign with ${one.folder} (then: there; now: here): ${differences.join('; ')}`);
}

/** The file of a chunk from the folders that should have it; null where none has it whole. */
async function wholeChunk(holders: readonly Found[], job: Job): Promise<Buffer | null> {
  let whole: { readonly folder: string; readonly bytes: Buffer } | null = null;
  for (const { folder, chunks } of holders) {
    const bytes = await chunks.take(job);
    if (bytes === null || bytes === REFUSED) continue;
    if (whole !== null && !whole.bytes.equals(bytes))
      throw new OutputError(
        folder,
        `chunk ${jobName(job)} differs from that in ${whole.folder}, and both are undamaged: a machine or a plugin that does not play the same twice; play both parts again`,
      );
    whole ??= { folder, bytes };
  }
  return whole?.bytes ?? null;
}

/** Most chunks that are named one by one. */
const MOST_NAMED = 10;

function gapWords(part: Part, jobs: readonly Job[], holders: readonly Found[]): string {
  const { command, number, of, plan } = part;
  const again = ['sandtable', ...command.map(shellWord), '--shard', `${number}/${of}`].join(' ');
  if (holders.length === 0) return `${shardName(part)} is missing; to play it: ${again} --out <folder>`;
  const folders = holders.map((it) => it.folder).join(' and ');
  const [way, remedy] = holders.some((it) => it.finished)
    ? ['lacks, or holds no longer as it was written,', '--force']
    : ['was stopped, and lacks', '--resume'];
  return `${shardName(part)}: ${folders} ${way} ${chunkWords(jobs, plan)}; to play it: ${again} --out ${shellWord(holders[0]?.folder ?? '')} ${remedy}`;
}

function chunkWords(jobs: readonly Job[], { scenarios, rulesets }: Plan): string {
  const words = jobs.map((job) => {
    const { id, doctrines } = item(scenarios, job.scenario);
    const several = scenarios.filter((it) => it.id === id).length > 1;
    const place = several ? `${id} (${doctrines.red} against ${doctrines.blue})` : id;
    return `chunk ${jobName(job)} (${place} under ${item(rulesets, job.variant).spec}, pairs ${job.firstPair} to ${job.firstPair + job.pairs - 1})`;
  });
  return words.length > MOST_NAMED ? `${words.slice(0, MOST_NAMED).join(', ')} and ${words.length - MOST_NAMED} more` : words.join(', ');
}
