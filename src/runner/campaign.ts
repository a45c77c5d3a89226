import { availableParallelism, totalmem } from 'node:os';
import { WHOLE_GAMES } from '../campaign/bases.ts';
import { type Asked, engagementsOf, type KeptChunks, type PlayedCampaign, playOn } from '../campaign/campaign.ts';
import { decidesGames, type Plan, planDifferences } from '../campaign/manifest.ts';
import type { Job } from '../campaign/plan.ts';
import type { Prepared } from '../campaign/prepare.ts';
import { JobError } from '../campaign/schedule.ts';
import { RUNS_SOURCES } from '../load/root.ts';
import { counted } from '../rules/counted.ts';
import { ChunkFiles, REFUSED, readPlan, writePlan } from './chunk-files.ts';
import { explain } from './explain.ts';
import type { LocalWorkload } from './job-player.ts';
import { openPool, QUEUE_PARTS } from './open-pool.ts';
import { asOutputError, OutputError } from './output-error.ts';
import { INLINE_BELOW, INLINE_SOURCES_BELOW, threadPool } from './pool.ts';
import { prepare } from './prepare.ts';
import type { QueueRequest } from './queue/queue-pool.ts';
import { reopen } from './reopen.ts';
import { plays, type Shard, type Split } from './shard.ts';

export type { Progress } from '../campaign/campaign.ts';

/** A campaign on this machine, or on machines that it asks. */
export interface CampaignOptions extends Asked {
  /** Threads; default: cores. The results do not depend on it. */
  readonly workers?: number;
  /** Have it played by whoever serves a queue, instead of threads here. The results do not depend on that either. */
  readonly queue?: QueueRequest | null;
  /** The folder that paths of plugins are looked up from; default: the current one. */
  readonly from?: string;
  /** Where finished chunks are kept, null for nowhere. A run that was stopped continues from them. */
  readonly folder?: string | null;
  /** Told what a reader of messages should know, in a line: of chunks that are there and were not taken. */
  readonly warn?: (words: string) => void;
  /** `folder` holds a finished run of fewer pairs: continue it. */
  readonly reopen?: boolean;
  /** What `prepare` made of these options, where it was called before. */
  readonly prepared?: Prepared;
  /** Play only the chunks of this shard: without `enough`, `stages` and `audit`, which want the whole. */
  readonly share?: Shard & Split;
}

export interface Played extends PlayedCampaign {
  /** Of all threads in this session. */
  readonly cpuSeconds: number;
}

/**
 * Plays a campaign and keeps its results in memory (and its chunks in a folder, if one is given).
 * @throws SpecError, PluginError, InputError for bad input; CampaignError when engagements fail; OutputError for a folder that
 * cannot be written or holds another campaign's chunks.
 */
export async function playCampaign(options: CampaignOptions): Promise<Played> {
  const { battles, specs, pairs, seed, from = process.cwd(), stages, share, folder = null, queue = null } = options;
  const prepared = options.prepared ?? (await prepare({ battles, specs, pairs, seed, from }));
  if (options.reopen === true && folder !== null)
    await reopen(folder, {
      prepared,
      pairs,
      maps: options.maps === true,
      ...(stages !== undefined && { chunkPairs: stages.chunkPairs }),
    });
  const chunks = folder === null ? null : await openChunks(folder, prepared.plan);
  const cpu = process.cpuUsage();
  let work: LocalWorkload | null = null;
  try {
    const played = await playOn({
      ...options,
      prepared,
      memoryBytes: totalmem(),
      wholeGames: process.env[WHOLE_GAMES] === '1',
      kept: chunks === null ? null : keptIn(chunks, options),
      ...(share !== undefined && { part: { chunkPairs: share.chunkPairs, includes: (job: Job) => plays(share, job) } }),
      openPool: async (plain, { jobs, foreign }) => {
        const local: LocalWorkload = { ...plain, from };
        work = local;
        const apart = foreign && !RUNS_SOURCES;
        const workers = queue === null ? workersFor(options.workers, jobs, apart) : QUEUE_PARTS;
        const pool = await openPool(local, { workers, foreign, queue });
        return { pool, parts: workers, ...(apart && { elsewhere: () => threadPool(local, 1, true) }) };
      },
    });
    const { user, system } = process.cpuUsage(cpu);
    return { ...played, cpuSeconds: (user + system) / 1e6 };
  } catch (error) {
    throw error instanceof JobError && work !== null ? explain(error, work) : asOutputError(folder ?? '', error);
  }
}

async function openChunks(folder: string, plan: Plan): Promise<ChunkFiles> {
  const before = await readPlan(folder);
  const differences = before === null ? [] : planDifferences(before, plan);
  if (differences.length > 0)
    throw new OutputError(folder, `holds another campaign and cannot be resumed with this one (${differences.join('; ')})`);
  if (before === null) await writePlan(folder, plan).catch((error: unknown) => Promise.reject(asOutputError(folder, error)));
  return new ChunkFiles(folder, decidesGames(plan));
}

/** Chunks of an earlier session, and of this one, in a folder. */
function keptIn(chunks: ChunkFiles, { folder, maps, warn }: CampaignOptions): KeptChunks {
  return {
    write: (job, columns) => chunks.write(job, columns),
    async restore(jobs, add) {
      const left: Job[] = [];
      let refused = 0;
      for (const job of jobs) {
        const columns = await chunks.read(job);
        const mapped = maps === true && job.chunk === 0;
        // Those of a run without maps lack them, and the other way round.
        const fits = columns !== null && columns !== REFUSED && (columns.map !== undefined) === mapped;
        if (fits) add(job, columns);
        else left.push(job);
        if (columns !== null && !fits) refused += 1;
      }
      if (refused > 0)
        warn?.(
          `${counted(refused, 'chunk')} of games in ${folder} ${refused === 1 ? 'is' : 'are'} damaged or of another run: played again`,
        );
      return left;
    },
  };
}

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
