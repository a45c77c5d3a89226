import type { EngagementColumns } from '../campaign/result.ts';
import { reaches } from './evidence.ts';
import type { Difference, Verdict } from './summary.ts';

const COMPARED = ['digestHi', 'digestLo', 'winner', 'redVp', 'blueVp', 'redLost', 'blueLost', 'rounds', 'endedBy', 'first'] as const;

/** Pairs (from `from` to before `to`) in which both engagements are the same in every event and in their result. */
export function identicalPairs(a: EngagementColumns, b: EngagementColumns, from = 0, to = Math.min(a.rows, b.rows) / 2): number {
  let count = 0;
  for (let pair = from; pair < to; pair++) {
    if (sameRow(a, b, 2 * pair) && sameRow(a, b, 2 * pair + 1)) count += 1;
  }
  return count;
}

function sameRow(a: EngagementColumns, b: EngagementColumns, row: number): boolean {
  for (const name of COMPARED) if (a[name][row] !== b[name][row]) return false;
  return true;
}

export interface VerdictInput {
  /** Every engagement is the same in every event. */
  readonly identical: boolean;
  /** With the P value corrected for the family. */
  readonly score: Difference;
  /** Half-width of what counts as no difference. */
  readonly margin: number;
  /** 1 less the confidence. */
  readonly alpha: number;
}

/**
 * The verdict on one difference. `no-op` needs identity, not similarity; `equivalent` goes before `different`, so that a difference
 * that is certain but too small to matter is not called `different`; `different` needs the interval and the corrected P value to agree.
 */
export function verdictOf({ identical, score, margin, alpha }: VerdictInput): Verdict {
  if (identical) return 'no-op';
  if (score.low >= -margin && score.high <= margin) return 'equivalent';
  if (reaches(score.p, alpha) && (score.low > 0 || score.high < 0)) return 'different';
  return 'not enough evidence';
}
