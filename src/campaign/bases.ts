import { sameData } from '../compile/difference.ts';
import type { Selection } from '../compile/select.ts';
import { type Job, jobName } from './plan.ts';

/** Games that are played together end together: more rulesets in one batch would lose more if the run is stopped. */
const MOST_TOGETHER = 64;

/** Set to 1, every game of a campaign is played in full. */
export const WHOLE_GAMES = 'SANDTABLE_WHOLE_GAMES';

/**
 * For each ruleset, the first of those before it of the same edition with the same datasheets, or itself: with that one it is played where they differ by
 * nothing but some rules, which is known once a scenario is there.
 */
export function basesOf(selections: readonly Selection[]): number[] {
  const bases: number[] = [];
  for (const [v, selection] of selections.entries()) {
    const first = bases.findIndex((base, b) => base === b && isKin(selections[b] as Selection, selection));
    bases.push(first === -1 ? v : first);
  }
  return bases;
}

const isKin = (one: Selection, other: Selection): boolean => one.variant.id === other.variant.id && sameData(one, other);

/** Names the batch of a job: the jobs of one chunk on one base, in as many parts as keep all threads busy. */
export function batchKey(bases: readonly number[], jobs: readonly Job[], workers: number): (job: Job) => string {
  const ranks: number[] = [];
  const sizes = new Map<number, number>();
  for (const [v, base] of bases.entries()) {
    const rank = sizes.get(base) ?? 0;
    ranks[v] = rank;
    sizes.set(base, rank + 1);
  }
  const places = new Set(jobs.map(({ scenario, chunk }) => `${scenario}-${chunk}`)).size;
  const parts = places < workers ? workers : 1;
  return (job) => {
    const base = bases[job.variant];
    if (base === undefined) return jobName(job);
    const most = Math.min(MOST_TOGETHER, Math.ceil((sizes.get(base) ?? 1) / parts));
    return `${job.scenario}-${job.chunk}-${base}-${Math.floor((ranks[job.variant] ?? 0) / most)}`;
  };
}
