import type { Outcome } from '../engine/outcome.ts';

/** A game that could not be played: a rule threw. It would throw again, so the game is not tried again. */
export class EngagementError extends Error {
  override readonly name = 'EngagementError';
  /** Index into the campaign's variants. */
  readonly variant: number;
  readonly pair: number;
  /** Red's. */
  readonly seat: 0 | 1;
  override readonly cause: Error;

  constructor(variant: number, pair: number, seat: 0 | 1, cause: Error) {
    super(`${cause.name}: ${cause.message}`);
    this.variant = variant;
    this.pair = pair;
    this.seat = seat;
    this.cause = cause;
  }
}

/** Plays a game. @throws EngagementError for whatever it throws */
export function orBlame<T extends Outcome | null>(variant: number, pair: number, seat: 0 | 1, play: () => T): T {
  try {
    return play();
  } catch (error) {
    throw new EngagementError(variant, pair, seat, error instanceof Error ? error : new Error(`threw ${String(error)}`));
  }
}
