import { CHUNK_PAIRS } from './result.ts';

/** Engagements that one worker plays in one go: pairs of one scenario under one ruleset. */
export interface Job {
  /** Index into the campaign's scenarios. */
  readonly scenario: number;
  /** Index into the campaign's variants. */
  readonly variant: number;
  /** Index of the chunk: of 64 pairs each, unless a campaign says otherwise. */
  readonly chunk: number;
  readonly firstPair: number;
  readonly pairs: number;
}

/** Number of chunks for a number of pairs. */
export const chunksOf = (pairs: number, chunkPairs: number = CHUNK_PAIRS): number => Math.ceil(pairs / chunkPairs);

/**
 * A campaign as jobs, chunk by chunk: all variants play their first pairs before any plays later ones,
 * so that a look at the result so far always finds complete pairs of all variants. It does not depend on the number of workers.
 */
export function planJobs(scenarios: number, variants: number, pairs: number, chunkPairs: number = CHUNK_PAIRS): Job[] {
  const jobs: Job[] = [];
  for (let chunk = 0; chunk < chunksOf(pairs, chunkPairs); chunk++) {
    const firstPair = chunk * chunkPairs;
    for (let scenario = 0; scenario < scenarios; scenario++) {
      for (let variant = 0; variant < variants; variant++) {
        jobs.push({ scenario, variant, chunk, firstPair, pairs: Math.min(chunkPairs, pairs - firstPair) });
      }
    }
  }
  return jobs;
}

/** A job as a file name or in a message: `1-0-12`. */
export const jobName = (job: Job): string => `${job.scenario}-${job.variant}-${job.chunk}`;
