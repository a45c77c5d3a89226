import { type CampaignSetting, type KeptChunks, type PlayedCampaign, playOn } from '../campaign/campaign.ts';
import { jobName } from '../campaign/plan.ts';
import { concat, type EngagementColumns } from '../campaign/result.ts';

interface WholeGames extends Pick<CampaignSetting, 'battles' | 'specs' | 'pairs' | 'seed' | 'prepared' | 'openPool'> {
  readonly signal: AbortSignal;
  /** What is played already. */
  readonly chunks: ReadonlyMap<string, EngagementColumns>;
  /** Pairs of each of these. */
  readonly chunkPairs: number;
  readonly tell: (games: number, of: number) => void;
}

/** The games of an answer as a report needs them: where models stood and fell, and what each rule has changed, is played besides. */
export function wholeGames({ chunks, chunkPairs, tell, ...asked }: WholeGames): Promise<PlayedCampaign> {
  return playOn({
    ...asked,
    audit: true,
    maps: true,
    kept: joined(chunks, chunkPairs),
    onProgress: ({ engagements, total, audit }) => tell(engagements + (audit?.engagements ?? 0), total + (audit?.total ?? 0)),
  });
}

/**
 * Kept chunks for a campaign of larger ones, of which the first is played anew: it has what smaller ones have not, where models stood and
 * fell. They are read only.
 * @param chunkPairs pairs of a kept chunk
 */
const joined = (chunks: ReadonlyMap<string, EngagementColumns>, chunkPairs: number): KeptChunks => ({
  write: () => Promise.resolve(),
  restore: async (jobs, add) =>
    jobs.filter((job) => {
      const first = job.firstPair / chunkPairs;
      const parts = Array.from({ length: Math.ceil(job.pairs / chunkPairs) }, (_, i) => chunks.get(jobName({ ...job, chunk: first + i })));
      const there = parts.filter((it) => it !== undefined);
      if (job.chunk === 0 || there.length < parts.length) return true;
      const whole = concat(there);
      if (whole.rows !== job.pairs * 2) return true;
      add(job, whole);
      return false;
    }),
});
