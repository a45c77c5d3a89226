import type { GameDigest } from '../engine/outcome.ts';
import type { Heard } from './heard.ts';

/** A game of a workload: indices into its scenarios and rulesets. */
export interface WhichGame {
  readonly scenario: number;
  readonly variant: number;
  readonly pair: number;
  /** Red's. */
  readonly seat: 0 | 1;
}

/** How a game went when it was played by itself. */
export interface Again extends GameDigest {
  /** What code from outside did in it, if somebody wanted to know. */
  readonly heard: Heard | null;
}

export const sameGame = (one: GameDigest, other: GameDigest): boolean => one.digestHi === other.digestHi && one.digestLo === other.digestLo;
