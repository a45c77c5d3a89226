import { Piscina } from 'piscina';
import { EngagementError } from '../campaign/engagement-error.ts';
import type { Pool } from '../campaign/pool.ts';
import { StuckError } from '../campaign/stuck-error.ts';
import type { Again } from '../campaign/which-game.ts';
import { patience } from '../editions/patience.ts';
import type { Running } from '../editions/running.ts';
import { moduleUrl, RUNS_SOURCES } from '../load/root.ts';
import { type LocalWorkload, openJobPlayer } from './job-player.ts';
import { Watch } from './watch.ts';
import type { Answer, Task } from './worker.ts';

/** Below this many engagements, starting threads costs more than it saves. */
export const INLINE_BELOW = 100;

/** The same where threads run the sources, which takes each of them seconds to load, and nobody asked for a number of threads. */
export const INLINE_SOURCES_BELOW = 2000;

/**
 * Room for new objects of a thread that plays: three times what lies there at once, which is then small enough for the caches of a processor. Games
 * leave nothing behind but numbers on their way from one procedure to another, so that more room only means that each is written to memory that is far away.
 */
const YOUNG_MEGABYTES = 6;

/** A pool that plays single games, too. */
export type LocalPool = Required<Pick<Pool, 'again'>> & Pool;

/** Plays in this thread; between jobs it yields to the event loop, so that signals and progress work. */
export function inlinePool(work: LocalWorkload): LocalPool {
  const player = openJobPlayer(work);
  return {
    width: 1,
    async run(jobs) {
      await new Promise((resolve) => setImmediate(resolve));
      return player.play(jobs);
    },
    again: (game, listens) => player.again(game, listens),
    close: () => Promise.resolve(),
  };
}

/**
 * Plays in worker threads: on compiled code if this code is compiled, else on the sources.
 * @param seconds with `watches`, without the end of a game, after which a thread counts as stuck
 */
export function threadPool(given: LocalWorkload, workers: number, watches: boolean, seconds: number = patience()): LocalPool {
  const living = (): ReadonlySet<number> => new Set(pool.threads.map((it) => it.threadId));
  const watch = watches ? new Watch(workers, seconds, living) : null;
  const work: LocalWorkload = watch === null ? given : { ...given, watched: watch.threads };
  const pool = new Piscina({
    filename: moduleUrl(`src/runner/${RUNS_SOURCES ? 'source-thread' : 'thread'}.cjs`).href,
    workerData: work,
    minThreads: workers,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    // Compiled workers use source maps for stack traces; the others bring the loader that they need.
    execArgv: RUNS_SOURCES ? [] : ['--enable-source-maps'],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    // A worker waiting on atomics would not react to signals and would keep a core busy.
    atomics: 'disabled',
    // Nobody reads the pool's own statistics.
    recordTiming: false,
  });
  // A dying worker also rejects its task; the event itself must not end the process.
  pool.on('error', () => {});
  const answered = async (task: Task): Promise<Answer> => {
    try {
      return (await Promise.race([pool.run(task), ...(watch === null ? [] : [watch.stuck])])) as Answer;
    } catch (error) {
      const ended = error instanceof StuckError ? undefined : watch?.ended(living()).find((it) => it.code !== null);
      throw ended === undefined ? error : new EndedError(ended, error);
    }
  };
  const played = async (task: Task): Promise<Answer & { readonly ok: true }> => {
    const answer = await answered(task);
    if (answer.ok) return answer;
    const thrown = Object.assign(new Error(answer.message), { name: answer.name, stack: answer.stack });
    throw answer.game === null ? thrown : new EngagementError(answer.game, thrown, answer.whose);
  };
  return {
    width: workers,
    run: async (jobs) => (await played({ jobs })).columns,
    again: async (game, listens) => (await played({ game, listens })).again as Again,
    async close() {
      watch?.close();
      // Not `close`, which waits for jobs under way: they are wanted no more, and one that is stuck never ends.
      await pool.destroy();
    },
  };
}

/** A thread has ended while code from outside ran in it. */
class EndedError extends Error {
  override readonly name = 'EndedError';

  constructor({ code }: Running, cause: unknown) {
    const how = cause instanceof Error ? cause.message : String(cause);
    super(`${code} ended the thread that it ran in (${how}); code of rules must not call process.exit`, { cause });
  }
}
