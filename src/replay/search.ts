import type { RootKey } from '../engine/dice/root-key.ts';
import type { Match } from '../engine/match.ts';
import type { Outcome } from '../engine/outcome.ts';
import { openPlayer } from '../engine/play.ts';

/** An engagement that differs under the second of two rulesets. */
export interface Differing {
  readonly pair: number;
  readonly seat: 0 | 1;
  readonly first: Result;
  readonly second: Result;
}

export interface Result {
  readonly winner: Outcome['winner'];
  /** Victory points: red, blue. */
  readonly vp: ArrayLike<number>;
}

export interface Search {
  readonly from: number;
  /** Pairs played before enough were found. */
  readonly searched: number;
  /** How many of these differ in at least one engagement. */
  readonly differingPairs: number;
  readonly found: readonly Differing[];
}

/**
 * Looks for pairs that differ by the digests of their engagements; those that do not are discarded.
 *
 * @param enough Stops when this many differing pairs are found,
 * @param limit or this many pairs have been played.
 */
export function searchPairs(
  matches: readonly [Match, Match],
  root: RootKey,
  seats: readonly (0 | 1)[],
  from: number,
  enough: number,
  limit: number,
): Search {
  const players = matches.map((match) => openPlayer(match));
  const found: Differing[] = [];
  let [pair, differingPairs] = [from, 0];
  for (; pair < from + limit && differingPairs < enough; pair++) {
    const before = found.length;
    for (const seat of seats) {
      const [a, b] = players.map((player) => player.play(root, pair, seat)) as [Outcome, Outcome];
      if (a.digestHi === b.digestHi && a.digestLo === b.digestLo) continue;
      found.push({ pair, seat, first: resultOf(a), second: resultOf(b) });
    }
    if (found.length > before) differingPairs += 1;
  }
  return { from, searched: pair - from, differingPairs, found };
}

const resultOf = ({ winner, vp }: Outcome): Result => ({ winner, vp: [vp[0] as number, vp[1] as number] });

/** How far the second ruleset moved the result for red: the winner first (in half wins), then the margin. */
export const movedBy = ({ first, second }: Pick<Differing, 'first' | 'second'>): readonly [score: number, margin: number] => [
  scoreOf(second) - scoreOf(first),
  leadOf(second) - leadOf(first),
];

const leadOf = ({ vp }: Result): number => (vp[0] as number) - (vp[1] as number);

const scoreOf = ({ winner }: Result): number => (winner === 2 ? 0.5 : 1 - winner);

/** The one whose result moved most; of equals the earliest. */
export function mostMoved<T extends Pick<Differing, 'first' | 'second'>>(list: readonly T[]): T | null {
  let most: T | null = null;
  const size = (it: T): readonly number[] => movedBy(it).map(Math.abs);
  for (const it of list) {
    if (most === null) most = it;
    else {
      const [[score = 0, margin = 0], [mostScore = 0, mostMargin = 0]] = [size(it), size(most)];
      if (score > mostScore || (score === mostScore && margin > mostMargin)) most = it;
    }
  }
  return most;
}
