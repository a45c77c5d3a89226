import { threadId, workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { EngagementError, type PlayedGame } from '../campaign/engagement-error.ts';
import type { Job } from '../campaign/plan.ts';
import { type EngagementColumns, transferables } from '../campaign/result.ts';
import type { Again, WhichGame } from '../campaign/which-game.ts';
import type { JobPlayer } from '../campaign/workload.ts';
import { setPatience } from '../editions/patience.ts';
import { runIn, running } from '../editions/running.ts';
import { type LocalWorkload, openJobPlayer } from './job-player.ts';
import { takeRow } from './watch.ts';

/** What a worker does: some jobs together, or one game by itself. */
export type Task = { readonly jobs: readonly Job[] } | { readonly game: WhichGame; readonly listens: boolean };

/** What a worker returns. Errors are values: a thrown one would lose its name and stack in transit. */
export type Answer =
  | { readonly ok: true; readonly columns: readonly EngagementColumns[]; readonly again: Again | null }
  | {
      readonly ok: false;
      readonly name: string;
      readonly message: string;
      readonly stack: string;
      /** The game that could not be played, if it was one, and whose code ran in it. */
      readonly game: PlayedGame | null;
      readonly whose: string | null;
    };

const { watched } = workerData as LocalWorkload;
if (watched !== undefined) {
  runIn(takeRow(watched), threadId);
  setPatience(watched.seconds);
}

/** What code has put off and then failed in: nobody waits for it, and it would end the thread between two jobs. */
let belated: { readonly reason: unknown } | null = null;
process.on('unhandledRejection', (reason) => {
  belated ??= { reason };
});

let player: JobPlayer | null = null;

/** The task of a worker thread: plays what is wanted of the pool's workload. */
export default async function play(task: Task): Promise<Answer> {
  const row = running();
  row.busy = true;
  try {
    player ??= openJobPlayer(workerData as LocalWorkload);
    const columns = 'jobs' in task ? await player.play(task.jobs) : [];
    const again = 'jobs' in task ? null : await player.again(task.game, task.listens);
    if (watched !== undefined) await new Promise((resolve) => setImmediate(resolve));
    if (belated !== null) throw belated.reason;
    return transferred({ ok: true, columns, again }, columns.flatMap(transferables));
  } catch (error) {
    const [game, whose] = error instanceof EngagementError ? [error.game, error.whose] : [null, row.code];
    const thrown = error instanceof EngagementError ? error.cause : error;
    const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(`threw ${String(thrown)}`);
    return { ok: false, name, message, stack, game, whose };
  } finally {
    row.busy = false;
  }
}

/** Transfers the buffers instead of copying them; see "transferable" in the documentation of piscina. */
const transferred = (answer: Answer, buffers: ArrayBuffer[]): Answer =>
  move({ [transferableSymbol]: buffers, [valueSymbol]: answer } as unknown as ArrayBuffer) as unknown as Answer;
