import type { Cells } from './cells.ts';
import type { Gathered } from './gather.ts';
import { chunksOf } from './plan.ts';
import { type Campaign, CHUNK_PAIRS } from './result.ts';

/**
 * Judges a campaign so far. `true` ends it, `false` continues every cell; marks continue the marked cells, close the others for
 * good, and end the campaign when no cell is open.
 */
export type Judging = (soFar: Campaign) => boolean | Cells;

/** Chunks at the look after the one at `chunks`: one more, and after the hundredth a hundredth more. */
export const nextLook = (chunks: number): number => chunks + Math.max(1, Math.floor(chunks / 100));

/** Pairs at every look of a campaign (or a cell of one) that ended after this many pairs, including the end. */
export function looksUpTo(pairs: number): number[] {
  const looks: number[] = [];
  for (let chunks = nextLook(0); chunks < chunksOf(pairs); chunks = nextLook(chunks)) looks.push(chunks * CHUNK_PAIRS);
  return pairs > 0 ? [...looks, pairs] : looks;
}

/** Looks at the result so far, always after the same chunks of all open cells, in whatever order they arrive. */
export class Looks {
  readonly #gathered: Gathered;
  readonly #chunks: number;
  readonly #judge: Judging | undefined;
  /** Chunks at the last look. */
  at = 0;
  #decided = false;

  constructor(gathered: Gathered, chunks: number, judge: Judging | undefined) {
    this.#gathered = gathered;
    this.#chunks = chunks;
    this.#judge = judge;
  }

  enough(): boolean {
    while (this.#judge !== undefined && !this.#decided) {
      const next = nextLook(this.at);
      // The last chunk ends the campaign anyway.
      if (next > this.#gathered.complete || next >= this.#chunks) break;
      this.at = next;
      const answer = this.#judge(this.#gathered.after(next));
      if (typeof answer === 'boolean') this.#decided = answer;
      else {
        this.#gathered.keepOpen(answer, next);
        this.#decided = !this.#gathered.anyOpen;
      }
    }
    return this.#decided;
  }
}
