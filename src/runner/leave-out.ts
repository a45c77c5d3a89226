import { decidesGames, type Plan, planDifferences } from '../campaign/manifest.ts';
import { planJobs } from '../campaign/plan.ts';
import { ChunkFiles, REFUSED, readPlan, writePlan } from './chunk-files.ts';

/**
 * Makes a run that was begun with more rulesets one of those that are left: their finished chunks are kept.
 * @param before the plan that it was begun with
 * @param chunkPairs pairs of a chunk; default: those of every run without stages
 */
export async function leaveOut(folder: string, before: Plan, now: Plan, chunkPairs?: number): Promise<void> {
  const found = await readPlan(folder);
  if (found === null || planDifferences(found, before).length > 0) return;
  const [from, to] = [new ChunkFiles(folder, decidesGames(before)), new ChunkFiles(folder, decidesGames(now))];
  const places = now.rulesets.map(({ spec }) => before.rulesets.findIndex((it) => it.spec === spec));
  const jobs = planJobs(now.scenarios.length, places.length, now.pairs, chunkPairs);
  // In their order: a ruleset moves to a place that is its own or was left by one before it.
  for (const job of jobs) {
    const columns = await from.read({ ...job, variant: places[job.variant] ?? job.variant });
    if (columns !== null && columns !== REFUSED) await to.write(job, columns);
  }
  // The games of another ruleset in a place that one has now which is played instead.
  for (const job of jobs) if ((await to.take(job)) === REFUSED) await to.remove(job);
  await writePlan(folder, now);
}
