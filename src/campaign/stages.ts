import type { Pairs } from './cells.ts';
import type { Gathered } from './gather.ts';
import type { Job } from './plan.ts';
import type { Campaign } from './result.ts';
import { playJobs, type Schedule } from './schedule.ts';

/** A campaign that is played in stages: how many pairs a cell gets depends on what all cells have shown before. */
export interface Stages {
  /** Pairs that are played in one go. */
  readonly chunkPairs: number;
  /** The pairs that every cell is to have next, given the campaign so far; first of all without any. It ends where no cell gets more. */
  readonly wanted: (soFar: Campaign) => Pairs;
}

/** Plays jobs stage by stage; each sees only what was asked for before it, whatever an earlier session had played beyond. */
export async function playStages(gathered: Gathered, { wanted }: Stages, schedule: Schedule): Promise<'enough' | 'interrupted'> {
  gathered.extend([]);
  while (gathered.extend(wanted(gathered.all()))) {
    const jobs = schedule.jobs.filter((job: Job) => gathered.isMissing(job));
    if ((await playJobs({ ...schedule, jobs })) === 'interrupted') return 'interrupted';
  }
  return 'enough';
}
