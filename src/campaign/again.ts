import { type Outside, RuleError } from '../compile/border.ts';
import type { Selection } from '../compile/select.ts';
import type { GameDigest } from '../engine/outcome.ts';
import { item } from '../rules/item.ts';
import { codeOf } from './code-of.ts';
import { EngagementError } from './engagement-error.ts';
import { partedBy } from './heard.ts';
import type { Job } from './plan.ts';
import type { Pool } from './pool.ts';
import type { EngagementColumns } from './result.ts';
import { JobError } from './schedule.ts';
import { sameGame, type WhichGame } from './which-game.ts';

/** Whoever can play a game by itself. */
type PlaysGames = Required<Pick<Pool, 'again'>>;

/** One game in so many of each ruleset with code from outside is played again elsewhere. */
const EVERY = 200;

/** The rows of a job that are played again elsewhere: one game in 200, and the last of the first chunk, so that short runs have one, too. */
export function rowsAgain({ chunk, variant }: Pick<Job, 'chunk' | 'variant'>, { rows, pair, seat }: EngagementColumns): number[] {
  const all = Array.from({ length: rows }, (_, row) => row);
  return all.filter((row) => (chunk === 0 && row === rows - 1) || (2 * item(pair, row) + item(seat, row) + variant) % EVERY === EVERY - 1);
}

/**
 * Plays some games of finished jobs again where none of the games before have been played. What a rule keeps in a variable of its module may do the
 * same in every game of one thread, and something else in another.
 */
export class Elsewhere {
  readonly #selections: readonly Selection[];
  readonly #here: Pool;
  readonly #open: () => Pool & PlaysGames;
  #there: (Pool & PlaysGames) | null = null;
  /** What is played again so far. */
  #under: Promise<void> = Promise.resolve();
  #failed: { readonly error: unknown } | null = null;
  #closed = false;

  /**
   * @param here who has played the jobs
   * @param open somebody else; called when first needed
   */
  constructor(selections: readonly Selection[], here: Pool, open: () => Pool & PlaysGames) {
    this.#selections = selections;
    this.#here = here;
    this.#open = open;
  }

  /**
   * Has games of a finished job played again, one job after the other, beside whatever goes on.
   * @throws JobError as soon as it is known of a job before that a game is another one elsewhere
   */
  check(job: Job, columns: EngagementColumns): void {
    this.#rethrow();
    this.#under = this.#under
      .then(() => (this.#closed || this.#failed !== null ? undefined : this.#check(job, columns)))
      .catch((error: unknown) => {
        this.#failed ??= { error };
      });
  }

  /**
   * Waits for all that is played again.
   * @throws JobError for a game that is another one elsewhere
   */
  async done(): Promise<void> {
    await this.#under;
    this.#rethrow();
  }

  #rethrow(): void {
    if (this.#failed !== null) throw this.#failed.error;
  }

  async #check(job: Job, columns: EngagementColumns): Promise<void> {
    const { scenario, variant } = job;
    const outside = this.#selections[variant]?.outside;
    if (outside === undefined) return;
    this.#there ??= this.#open();
    for (const row of rowsAgain(job, columns)) {
      const game: WhichGame = { scenario, variant, pair: item(columns.pair, row), seat: columns.seat[row] === 1 ? 1 : 0 };
      const was = { digestHi: item(columns.digestHi, row), digestLo: item(columns.digestLo, row) };
      const there = this.#there;
      try {
        if (sameGame(await there.again(game, false), was)) continue;
      } catch (error) {
        throw new JobError(job, error instanceof EngagementError ? error.passing() : asError(error), 1);
      }
      const culprit = await culpritOf({ ...game, ...was }, this.#here, there);
      throw new JobError(job, new EngagementError(game, differsElsewhere(outside, culprit), null), 1);
    }
  }

  /** What is still played again is dropped. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#there?.close();
  }
}

/**
 * Whose code makes a game another one there than it was here, as far as more takes tell.
 * @param here may have many threads, each with a history of its own: all are asked
 */
export async function culpritOf(game: WhichGame & GameDigest, here: Pool, there: PlaysGames): Promise<string | null> {
  const takes = await Promise.all(Array.from({ length: here.width }, () => here.again?.(game, true)));
  const one = takes.find((it) => it !== undefined && sameGame(it, game))?.heard ?? null;
  const other = (await there.again(game, true)).heard;
  return one === null || other === null ? null : partedBy(one, other);
}

/** A game was another one when another thread played it. */
export function differsElsewhere(outside: Outside, culprit: string | null): RuleError {
  const who = culprit === null ? codeOf(outside) : `most likely ${culprit}`;
  return new RuleError(
    `the same game was not the same when another thread played it, so code from outside keeps something in a variable, where each thread has its own: ${who}`,
  );
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
