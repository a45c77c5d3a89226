import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plan, Question } from '../campaign/manifest.ts';
import { type Job, planJobs } from '../campaign/plan.ts';
import { writeAtomic } from './files.ts';
import { OutputError } from './output-error.ts';

/** One of the parts into which a campaign is split, each for a machine of its own. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** What all shards of a campaign play together: known before the first die is rolled, so that none has to wait for another. */
export interface Split {
  /** Pairs of a chunk. */
  readonly chunkPairs: number;
  /** Pairs of each scenario, under each ruleset. */
  readonly pairs: readonly number[];
}

/** `shard.json`: what a folder holds a part of. */
export interface Part extends Shard {
  readonly format: 1;
  /** The command line of the whole, without what belongs to one part. */
  readonly command: readonly string[];
  readonly question: Question;
  readonly split: Split;
  readonly plan: Plan;
}

/** The file that makes a folder a part. */
export const PART = 'shard.json';

/** Where a part that was played to its end keeps its chunks: not hidden, since what hands on the files of a build leaves hidden ones behind. */
export const PART_CHUNKS = 'chunks';

/** `shard 3 of 16`. */
export const shardName = ({ number, of }: Shard): string => `shard ${number} of ${of}`;

const isSplit = ({ pairs }: Split, { scenario, firstPair }: Job): boolean => firstPair < (pairs[scenario] ?? 0);

/** Everything that the shards of a campaign play together, in the order of the campaign. */
export const splitJobs = ({ scenarios, rulesets, pairs }: Plan, split: Split): Job[] =>
  planJobs(scenarios.length, rulesets.length, pairs, split.chunkPairs).filter((job) => isSplit(split, job));

/** The number of the shard that plays a job: chunks in turn, and all rulesets of a chunk, since they have games in common. */
export const shardOf = ({ chunk, scenario }: Job, { pairs }: Split, of: number): number => ((chunk * pairs.length + scenario) % of) + 1;

/** Whether a shard plays a job. */
export const plays = (shard: Shard & Split, job: Job): boolean => isSplit(shard, job) && shardOf(job, shard, shard.of) === shard.number;

/** The part in a folder, finished or not; null if there is none. @throws OutputError for one that is damaged */
export async function readPart(folder: string): Promise<Part | null> {
  const path = join(folder, PART);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const part = JSON.parse(text) as Part;
    if (part.format === 1 && Number.isInteger(part.number) && part.number >= 1 && part.number <= part.of) return part;
  } catch {
    // Said below.
  }
  throw damagedPart(folder);
}

export const damagedPart = (folder: string): OutputError =>
  new OutputError(join(folder, PART), 'is damaged, so that nobody knows which part this is; play it again with --force');

/** Makes a folder a part. */
export const writePart = (folder: string, part: Part): Promise<void> =>
  writeAtomic(join(folder, PART), `${JSON.stringify(part, null, 2)}\n`);
