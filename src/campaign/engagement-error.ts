import { running } from '../editions/running.ts';

/** A game, by its ruleset, its pair and the seat of red. */
export interface PlayedGame {
  /** Index into the campaign's variants. */
  readonly variant: number;
  readonly pair: number;
  /** Red's. */
  readonly seat: 0 | 1;
}

/** A game that could not be played: a rule threw. */
export class EngagementError extends Error {
  override readonly name = 'EngagementError';
  readonly game: PlayedGame;
  override readonly cause: Error;
  /** Whose code from outside ran, in words; null if none did. */
  readonly whose: string | null;
  /** Whether the same game could be played, or failed in another way, when it was tried again. */
  readonly passes: boolean;

  constructor(game: PlayedGame, cause: Error, whose: string | null, passes = false) {
    super(`${cause.name}: ${cause.message}`);
    this.game = game;
    this.cause = cause;
    this.whose = whose;
    this.passes = passes;
  }

  /** The same, after it was found out that it does not happen each time. */
  passing(): EngagementError {
    return new EngagementError(this.game, this.cause, this.whose, true);
  }

  /** Whether this is the same failure of the same game. */
  isLike(other: unknown): boolean {
    if (!(other instanceof EngagementError)) return false;
    const { variant, pair, seat } = other.game;
    const { game } = this;
    return game.variant === variant && game.pair === pair && game.seat === seat && this.message === other.message;
  }
}

/** Plays a game. @throws EngagementError for whatever it throws */
export function orBlame<T>(variant: number, pair: number, seat: 0 | 1, play: () => T): T {
  const row = running();
  row.begin(variant, pair, seat);
  try {
    return play();
  } catch (error) {
    throw new EngagementError({ variant, pair, seat }, error instanceof Error ? error : new Error(`threw ${String(error)}`), row.code);
  }
}
