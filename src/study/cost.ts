import type { Workload } from '../campaign/workload.ts';
import { openJobPlayer } from '../runner/job-player.ts';

export interface CostRequest {
  readonly battles: Workload['battles'];
  readonly specs: readonly string[];
  readonly seed: string;
  /** Number of pairs available. */
  readonly pairs: number;
  /** The folder that paths of plugins are looked up from; default: the current one. */
  readonly from?: string;
}

/** How long each cell is timed, and how many pairs at most. */
const MILLISECONDS = 300;
const MOST_PAIRS = 32;

/**
 * Seconds that a pair takes in one thread, by `[scenario][variant]`: measured after a warm-up pair. The only part of a plan that
 * varies between runs.
 */
export async function secondsPerPair({ battles, specs, seed, pairs, from = process.cwd() }: CostRequest): Promise<number[][]> {
  // Calls of rules are not counted, as in nearly all pairs of a run.
  const player = openJobPlayer({ battles, specs, counted: 0, from, seed });
  const costs: number[][] = [];
  for (let scenario = 0; scenario < battles.length; scenario++) {
    const row: number[] = [];
    for (let variant = 0; variant < specs.length; variant++) {
      const play = (pair: number) => player.play([{ scenario, variant, chunk: 0, firstPair: pair % pairs, pairs: 1 }]);
      await play(0);
      const begin = performance.now();
      let played = 0;
      while (played < MOST_PAIRS && (played === 0 || performance.now() - begin < MILLISECONDS)) await play(++played);
      row.push((performance.now() - begin) / 1000 / played);
    }
    costs.push(row);
  }
  return costs;
}
