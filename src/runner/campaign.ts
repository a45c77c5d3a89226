import { availableParallelism } from 'node:os';
import { RUNS_SOURCES } from '../load/root.ts';
import { counted } from '../rules/counted.ts';
import type { Battle } from '../scenario/types.ts';
import { Audit, auditJobs, type Changed, type Trial, trialsOf } from './audit.ts';
import { basesOf, batchKey, WHOLE_GAMES } from './bases.ts';
import type { Cells } from './cells.ts';
import { ChunkFiles, REFUSED, readPlan, writePlan } from './chunk-files.ts';
import { explain } from './explain.ts';
import { Gathered } from './gather.ts';
import { type Judging, Looks } from './looks.ts';
import { decidesGames, type Plan, planDifferences } from './manifest.ts';
import { type Names, namesOf } from './names.ts';
import { openPool, QUEUE_PARTS } from './open-pool.ts';
import { asOutputError, OutputError } from './output-error.ts';
import { chunksOf, type Job, planJobs } from './plan.ts';
import { INLINE_BELOW, INLINE_SOURCES_BELOW, type Pool } from './pool.ts';
import { type MatchNotes, type Prepared, prepare } from './prepare.ts';
import type { QueueRequest } from './queue/queue-pool.ts';
import { reopen } from './reopen.ts';
import type { Campaign, EngagementColumns } from './result.ts';
import { JobError, playJobs } from './schedule.ts';
import { plays, type Shard, type Split } from './shard.ts';
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

export interface CampaignOptions {
  readonly battles: readonly Battle[];
  /** Specifications; the first is the baseline. */
  readonly specs: readonly string[];
  readonly pairs: number;
  readonly seed: string;
  /** Threads; default: cores. The results do not depend on it. */
  readonly workers?: number;
  /** Have it played by whoever serves a queue, instead of threads here. The results do not depend on that either. */
  readonly queue?: QueueRequest | null;
  /** The folder that paths of plugins are looked up from; default: the current one. */
  readonly from?: string;
  /** Where finished chunks are kept, null for nowhere. A run that was stopped continues from them. */
  readonly folder?: string | null;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Told what a reader of messages should know, in a line: of chunks that are there and were not taken. */
  readonly warn?: (words: string) => void;
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
  /** `folder` holds a finished run of fewer pairs: continue it. */
  readonly reopen?: boolean;
  /** What `prepare` made of these options, where it was called before. */
  readonly prepared?: Prepared;
  /** Record where models stand and fall in the first chunk of every cell. */
  readonly maps?: boolean;
  /** Play only the chunks of this shard: without `enough`, `stages` and `audit`, which want the whole. */
  readonly share?: Shard & Split;
}

export interface Played {
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
  readonly cpuSeconds: number;
  /** Engagements of this session. */
  readonly engagements: number;
}

/**
 * Plays a campaign and keeps its results in memory (and its chunks in a folder, if one is given).
 * @throws SpecError, PluginError, InputError for bad input; CampaignError when engagements fail; OutputError for a folder that
 * cannot be written or holds another campaign's chunks.
 */
export async function playCampaign(options: CampaignOptions): Promise<Played> {
  const { battles, specs, pairs, seed, from = process.cwd(), signal, stages, share } = options;
  const prepared = options.prepared ?? (await prepare({ battles, specs, pairs, seed, from }));
  const { chunkPairs } = share ?? stages ?? {};
  const gathered = new Gathered(prepared, pairs, options.cells, chunkPairs);
  if (options.reopen === true && options.folder != null)
    await reopen(options.folder, {
      prepared,
      pairs,
      maps: options.maps === true,
      ...(stages !== undefined && { chunkPairs: stages.chunkPairs }),
    });
  const chunks = options.folder == null ? null : await openChunks(options.folder, prepared.plan);
  const trials = options.audit === true ? trialsOf(prepared.selections) : [];
  const spoken = prepared.variants.map((it) => it.spec);
  const names = namesOf(battles, prepared.selections);
  const bases = process.env[WHOLE_GAMES] === '1' ? [] : [...basesOf(prepared.selections), ...trials.map((it) => it.variant)];
  const work: Workload = {
    battles,
    specs: [...spoken, ...trials.map((it) => it.spec)],
    counted: specs.length,
    audited: specs.length,
    from,
    seed,
    maps: options.maps === true,
    ...(bases.length > 0 && { bases }),
  };
  const wanted = planJobs(battles.length, specs.length, pairs, chunkPairs).filter(
    (job) => gathered.isOpen(job) && (share === undefined || plays(share, job)),
  );
  const jobs = await restore(wanted, chunks, gathered, options);

  const started = new Date();
  const begin = performance.now();
  const cpu = process.cpuUsage();
  let engagements = 0;
  const looks = new Looks(gathered, chunksOf(pairs), options.enough);
  const seconds = (): number => (performance.now() - begin) / 1000;
  const progress = (): Progress =>
    progressOf(gathered, spoken, names, {
      total: share === undefined ? gathered.total : engagementsOf(wanted),
      session: engagements,
      seconds: seconds(),
    });
  const tell = (): void => options.onProgress?.(progress());

  const { queue = null } = options;
  const foreign = prepared.selections.some((it) => it.outside !== undefined);
  const workers = queue === null ? workersFor(options.workers, jobs, foreign && !RUNS_SOURCES) : QUEUE_PARTS;
  const pool = await openPool(work, { workers, foreign, queue });
  let ended: Played['ended'];
  let campaign: Campaign;
  let changed: Changed | null = null;
  try {
    tell();
    const together = batchKey(bases, jobs, workers);
    const finished = async (job: Job, columns: EngagementColumns): Promise<boolean> => {
      await chunks?.write(job, columns);
      gathered.add(job, columns);
      engagements += columns.rows;
      tell();
      return looks.enough();
    };
    if (stages !== undefined) ended = await playStages(gathered, stages, { jobs, together, pool, finished, signal });
    else ended = looks.enough() ? 'enough' : await playJobs({ jobs, together, pool, finished, signal, wanted: gathered.isOpen });
    campaign = gathered.after(ended === 'enough' && stages === undefined ? looks.at : gathered.complete);
    if (trials.length > 0 && ended !== 'interrupted') {
      const audit = await audited(campaign, trials, { pool, bases, workers, signal }, (done, total) =>
        options.onProgress?.({ ...progress(), audit: { engagements: done, total } }),
      );
      if (audit === null) ended = 'interrupted';
      else changed = audit;
    }
  } catch (error) {
    throw error instanceof JobError ? explain(error, work) : asOutputError(options.folder ?? '', error);
  } finally {
    await pool.close();
  }
  const { user, system } = process.cpuUsage(cpu);
  return {
    campaign,
    changed,
    ended,
    plan: prepared.plan,
    notes: prepared.notes,
    names,
    workers: Math.max(1, workers),
    started,
    seconds: seconds(),
    cpuSeconds: (user + system) / 1e6,
    engagements,
  };
}

/** Plays the audit of a finished campaign; null if it was interrupted. */
async function audited(
  campaign: Campaign,
  trials: readonly Trial[],
  { pool, bases, workers, signal }: { pool: Pool; bases: readonly number[]; workers: number; signal: AbortSignal | undefined },
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
  const ended = await playJobs({ jobs, together: batchKey(bases, jobs, workers), pool, finished, signal });
  return ended === 'interrupted' ? null : audit.changed;
}

async function openChunks(folder: string, plan: Plan): Promise<ChunkFiles> {
  const before = await readPlan(folder);
  const differences = before === null ? [] : planDifferences(before, plan);
  if (differences.length > 0)
    throw new OutputError(folder, `holds another campaign and cannot be resumed with this one (${differences.join('; ')})`);
  if (before === null) await writePlan(folder, plan).catch((error: unknown) => Promise.reject(asOutputError(folder, error)));
  return new ChunkFiles(folder, decidesGames(plan));
}

/** Takes over chunks of an earlier session; returns what is left to play. */
async function restore(jobs: readonly Job[], chunks: ChunkFiles | null, gathered: Gathered, options: CampaignOptions): Promise<Job[]> {
  if (chunks === null) return [...jobs];
  const left: Job[] = [];
  let refused = 0;
  for (const job of jobs) {
    const columns = await chunks.read(job);
    const mapped = options.maps === true && job.chunk === 0;
    // Those of a run without maps lack them, and the other way round.
    const fits = columns !== null && columns !== REFUSED && (columns.map !== undefined) === mapped;
    if (fits) gathered.add(job, columns);
    else left.push(job);
    if (columns !== null && !fits) refused += 1;
  }
  if (refused > 0)
    options.warn?.(
      `${counted(refused, 'chunk')} of games in ${options.folder} ${refused === 1 ? 'is' : 'are'} damaged or of another run: played again`,
    );
  return left;
}

const engagementsOf = (jobs: readonly Job[]): number => jobs.reduce((sum, job) => sum + job.pairs * 2, 0);

/**
 * Threads for what is left to play; 0 to play in this one.
 * @param apart whether it has to be another one: code from outside may never come to an end
 */
function workersFor(asked: number | undefined, jobs: readonly Job[], apart: boolean): number {
  if (jobs.length === 0) return 0;
  const engagements = engagementsOf(jobs);
  const few = RUNS_SOURCES && asked === undefined ? INLINE_SOURCES_BELOW : INLINE_BELOW;
  return engagements < few ? (apart ? 1 : 0) : Math.min(asked ?? availableParallelism(), jobs.length);
}

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
