import type { Battle } from '../scenario/types.ts';
import { Elsewhere } from './again.ts';
import { Audit, auditJobs, type Changed, type Trial, trialsOf } from './audit.ts';
import { basesOf, batchKey } from './bases.ts';
import type { Cells } from './cells.ts';
import { Gathered } from './gather.ts';
import { type Judging, Looks } from './looks.ts';
import type { Plan } from './manifest.ts';
import { type Names, namesOf } from './names.ts';
import { chunksOf, type Job, planJobs } from './plan.ts';
import type { Pool } from './pool.ts';
import type { MatchNotes, Prepared } from './prepare.ts';
import type { Campaign, EngagementColumns } from './result.ts';
import { playJobs } from './schedule.ts';
import { playStages, type Stages } from './stages.ts';
import type { Workload } from './workload.ts';

/** How far a campaign has got. */
export interface Progress {
  /** Engagements played, including those of earlier sessions. */
  readonly engagements: number;
  readonly total: number;
  /** Of this session. */
  readonly seconds: number;
  readonly perSecond: number;
  /** NaN before the first result. */
  readonly secondsLeft: number;
  /** By variant: its specification and name, and the share of its games that red has won so far (NaN before the first result). */
  readonly scores: readonly { readonly spec: string; readonly name: string; readonly score: number }[];
  /** What red is called, where it is the same army in all scenarios. */
  readonly red: string | null;
  /** Once all is played: how far the audit of rules has got, in engagements. */
  readonly audit?: { readonly engagements: number; readonly total: number };
}

/** Where finished chunks are kept, so that a campaign that was stopped goes on from them. */
export interface KeptChunks {
  /** Hands over the chunks that are there; returns the jobs that are left to play. */
  restore(jobs: readonly Job[], add: (job: Job, columns: EngagementColumns) => void): Promise<readonly Job[]>;
  write(job: Job, columns: EngagementColumns): Promise<void>;
}

/** What is known of a campaign when somebody is wanted to play it. */
export interface PoolRequest {
  /** What is left to play. */
  readonly jobs: readonly Job[];
  /** Whether code from outside is played. */
  readonly foreign: boolean;
}

export interface OpenedPool {
  readonly pool: Pool;
  /** Into so many parts the rulesets of a chunk are split at most: as many as play at a time. */
  readonly parts: number;
  /** Somebody who has played nothing, to play some games again that code from outside had a part in. Absent: none are. */
  readonly elsewhere?: () => Pool & Required<Pick<Pool, 'again'>>;
}

/** What is played, wherever that is. */
export interface Asked {
  readonly battles: readonly Battle[];
  /** Specifications; the first is the baseline. */
  readonly specs: readonly string[];
  readonly pairs: number;
  readonly seed: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Cells to play; default: every scenario under every ruleset. */
  readonly cells?: Cells;
  /**
   * Called after the first chunk, the second and so on, in this order whatever the number of workers; after the
   * hundredth, each time the number of chunks has grown by a hundredth. It can end the campaign, or cells of it, with these pairs.
   */
  readonly enough?: Judging;
  /** Play in stages, each as far as the results of those before ask for; instead of `enough`. */
  readonly stages?: Stages;
  /** Replay the first pairs without each rule that ran, to see which of them changed anything. */
  readonly audit?: boolean;
  /** Record where models stand and fall in the first chunk of every cell. */
  readonly maps?: boolean;
}

export interface CampaignSetting extends Asked {
  readonly prepared: Prepared;
  /** Who plays: threads, workers of a page, machines on a queue. The results do not depend on it. */
  readonly openPool: (work: Workload, request: PoolRequest) => Promise<OpenedPool>;
  /** Null for nowhere. */
  readonly kept?: KeptChunks | null;
  /** Pairs that are played and looked at together; default: 64. The results do not depend on it. */
  readonly chunkPairs?: number;
  /** Play only a part of the chunks: without `enough`, `stages` and `audit`, which want the whole. */
  readonly part?: { readonly chunkPairs: number; readonly includes: (job: Job) => boolean };
  /** Play every game in full, also where rulesets have games in common. */
  readonly wholeGames?: boolean;
  /** What there is for results; default: enough. */
  readonly memoryBytes?: number;
}

/** A campaign that was played. */
export interface PlayedCampaign {
  readonly campaign: Campaign;
  /** Null without an audit. */
  readonly changed: Changed | null;
  readonly ended: 'done' | 'enough' | 'interrupted';
  readonly plan: Plan;
  readonly notes: readonly MatchNotes[];
  readonly names: Names;
  readonly workers: number;
  readonly started: Date;
  readonly seconds: number;
  /** Engagements of this session. */
  readonly engagements: number;
}

/**
 * Plays a campaign on whoever opens for it, and keeps its results in memory.
 * @throws JobError when engagements fail, RangeError for results that do not fit into memory
 */
export async function playOn(options: CampaignSetting): Promise<PlayedCampaign> {
  const { battles, specs, pairs, seed, prepared, signal, stages, part, kept = null } = options;
  const { chunkPairs } = part ?? stages ?? options;
  const gathered = new Gathered(prepared, pairs, options.cells, chunkPairs, options.memoryBytes);
  const trials = options.audit === true ? trialsOf(prepared.selections) : [];
  const spoken = prepared.variants.map((it) => it.spec);
  const names = namesOf(battles, prepared.selections);
  const bases = options.wholeGames === true ? [] : [...basesOf(prepared.selections), ...trials.map((it) => it.variant)];
  const work: Workload = {
    battles,
    specs: [...spoken, ...trials.map((it) => it.spec)],
    counted: specs.length,
    audited: specs.length,
    seed,
    maps: options.maps === true,
    ...(bases.length > 0 && { bases }),
  };
  const wanted = planJobs(battles.length, specs.length, pairs, chunkPairs).filter(
    (job) => gathered.isOpen(job) && part?.includes(job) !== false,
  );
  const foreign = prepared.selections.some((it) => it.outside !== undefined);
  const restored: (readonly [Job, EngagementColumns])[] = [];
  const restore = (job: Job, columns: EngagementColumns): void => {
    gathered.add(job, columns);
    if (foreign) restored.push([job, columns]);
  };
  const jobs = kept === null ? wanted : await kept.restore(wanted, restore);

  const started = new Date();
  const begin = performance.now();
  let engagements = 0;
  const looks = new Looks(gathered, chunksOf(pairs, chunkPairs), options.enough);
  const seconds = (): number => (performance.now() - begin) / 1000;
  const progress = (): Progress =>
    progressOf(gathered, spoken, names, {
      total: part === undefined ? gathered.total : engagementsOf(wanted),
      session: engagements,
      seconds: seconds(),
    });
  const tell = (): void => options.onProgress?.(progress());

  const { pool, parts, elsewhere: open } = await options.openPool(work, { jobs, foreign });
  const elsewhere = open === undefined ? null : new Elsewhere(prepared.selections, pool, open);
  let ended: PlayedCampaign['ended'];
  let campaign: Campaign;
  let changed: Changed | null = null;
  try {
    tell();
    // A session before may have ended before they were played again.
    for (const [job, columns] of restored) elsewhere?.check(job, columns);
    const together = batchKey(bases, jobs, parts);
    const finished = async (job: Job, columns: EngagementColumns): Promise<boolean> => {
      await kept?.write(job, columns);
      gathered.add(job, columns);
      elsewhere?.check(job, columns);
      engagements += columns.rows;
      tell();
      return looks.enough();
    };
    if (stages !== undefined) ended = await playStages(gathered, stages, { jobs, together, pool, finished, signal });
    else ended = looks.enough() ? 'enough' : await playJobs({ jobs, together, pool, finished, signal, wanted: gathered.isOpen });
    if (ended !== 'interrupted') await elsewhere?.done();
    campaign = gathered.after(ended === 'enough' && stages === undefined ? looks.at : gathered.complete);
    if (trials.length > 0 && ended !== 'interrupted') {
      const audit = await audited(campaign, trials, { pool, bases, parts, signal }, (done, total) =>
        options.onProgress?.({ ...progress(), audit: { engagements: done, total } }),
      );
      if (audit === null) ended = 'interrupted';
      else changed = audit;
    }
  } finally {
    await elsewhere?.close();
    await pool.close();
  }
  return {
    campaign,
    changed,
    ended,
    plan: prepared.plan,
    notes: prepared.notes,
    names,
    workers: Math.max(1, parts),
    started,
    seconds: seconds(),
    engagements,
  };
}

/** Plays the audit of a finished campaign; null if it was interrupted. */
async function audited(
  campaign: Campaign,
  trials: readonly Trial[],
  { pool, bases, parts, signal }: { pool: Pool; bases: readonly number[]; parts: number; signal: AbortSignal | undefined },
  tell: (engagements: number, total: number) => void,
): Promise<Changed | null> {
  const audit = new Audit(campaign, trials);
  const jobs = auditJobs(campaign, trials);
  const total = engagementsOf(jobs);
  let done = 0;
  const finished = (job: Job, columns: EngagementColumns): Promise<boolean> => {
    audit.add(job, columns);
    done += columns.rows;
    tell(done, total);
    return Promise.resolve(false);
  };
  const ended = await playJobs({ jobs, together: batchKey(bases, jobs, parts), pool, finished, signal });
  return ended === 'interrupted' ? null : audit.changed;
}

/** Games of some jobs. */
export const engagementsOf = (jobs: readonly Job[]): number => jobs.reduce((sum, job) => sum + job.pairs * 2, 0);

interface Pace {
  readonly total: number;
  /** Engagements of this session. */
  readonly session: number;
  readonly seconds: number;
}

function progressOf(gathered: Gathered, specs: readonly string[], names: Names, { total, session, seconds }: Pace): Progress {
  const engagements = gathered.engagements.reduce((sum, n) => sum + n, 0);
  const perSecond = seconds > 0 ? session / seconds : 0;
  const scores = specs.map((spec, v) => ({
    spec,
    name: names.rulesets[spec] ?? spec,
    score: (gathered.halfPoints[v] as number) / 2 / (gathered.engagements[v] as number),
  }));
  const reds = new Set(Object.values(names.armies).map((it) => it.red));
  const [red = null] = reds.size === 1 ? reds : [];
  const secondsLeft = session > 0 ? (total - engagements) / perSecond : Number.NaN;
  return { engagements, total, seconds, perSecond, secondsLeft, scores, red };
}
