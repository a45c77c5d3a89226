import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { EngagementError } from './engagement-error.ts';
import type { Job } from './plan.ts';
import { type EngagementColumns, transferables } from './result.ts';
import { type JobPlayer, openJobPlayer, type Workload } from './workload.ts';

/** What a worker returns. Errors are values: a thrown one would lose its name and stack in transit. */
export type Answer =
  | { readonly ok: true; readonly columns: readonly EngagementColumns[] }
  | { readonly ok: false; readonly name: string; readonly message: string; readonly stack: string; readonly game: Game | null };

/** The game that could not be played, if it was one. */
interface Game {
  readonly variant: number;
  readonly pair: number;
  readonly seat: 0 | 1;
}

let player: JobPlayer | null = null;

/** The task of a worker thread: plays some jobs of the pool's workload together. */
export default async function play(jobs: readonly Job[]): Promise<Answer> {
  try {
    player ??= openJobPlayer(workerData as Workload);
    const columns = await player.play(jobs);
    return transferred({ ok: true, columns }, columns.flatMap(transferables));
  } catch (error) {
    const game = error instanceof EngagementError ? { variant: error.variant, pair: error.pair, seat: error.seat } : null;
    const thrown = error instanceof EngagementError ? error.cause : error;
    const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(`threw ${String(thrown)}`);
    return { ok: false, name, message, stack, game };
  }
}

/** Transfers the buffers instead of copying them; see "transferable" in the documentation of piscina. */
const transferred = (answer: Answer, buffers: ArrayBuffer[]): Answer =>
  move({ [transferableSymbol]: buffers, [valueSymbol]: answer } as unknown as ArrayBuffer) as unknown as Answer;
