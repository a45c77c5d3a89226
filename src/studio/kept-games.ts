import type { KeptChunks } from '../campaign/campaign.ts';
import { jobName } from '../campaign/plan.ts';
import type { EngagementColumns } from '../campaign/result.ts';

/** Keeps chunks by the names of their jobs. */
export const inMemory = (chunks: Map<string, EngagementColumns>): KeptChunks => ({
  write: async (job, columns) => {
    chunks.set(jobName(job), columns);
  },
  restore: async (jobs, add) =>
    jobs.filter((job) => {
      const columns = chunks.get(jobName(job));
      if (columns !== undefined) add(job, columns);
      return columns === undefined;
    }),
});
