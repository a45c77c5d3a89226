import {
  type CoreSeams,
  type Decision,
  decisions,
  type Family,
  type Game,
  MOST_OPTIONS,
  type Question,
  type SideId,
  scratch,
} from '../../rules/index.ts';
import { WEIGHED } from '../commander/choices.ts';
import { prospectsOf } from '../commander/prospects.ts';
import type { Weights } from '../commander/weights.ts';

type S = CoreSeams<Family>;

/** How a side looks ahead; the engine's `LookAhead`, which it may not import. */
interface Ahead {
  readonly rollouts: number;
  readonly weighty: Uint8Array;
  readonly shortlist: (q: Question, own: number, into: Int32Array) => number;
  readonly prospects: (g: Game, side: SideId) => number;
}

/** Yes-or-no decisions of weight, by id. */
const FLAGS = ['run', 'advance', 'fall-back', 'disembark'];
/** Options whose worth differs by less lead to the same place. */
const SAME_WORTH = 1e-6;

const room = scratch({ worths: new Float64Array(MOST_OPTIONS) });

/** Tries decisions of weight out: the options that the commander's considerations put first. */
export function lookAhead(s: S, w: Weights, rollouts: number): Ahead {
  const isFlag = (d: Decision<never>): boolean => d.means === 'flag' && FLAGS.includes(d.id);
  return {
    rollouts,
    weighty: Uint8Array.from(decisions, (d) => (isFlag(d) || WEIGHED[d.id] !== undefined ? 1 : 0)),
    shortlist: (q, own, into) => {
      into[0] = own;
      if (q.n <= 1) return q.n;
      const weigh = WEIGHED[q.what.id];
      if (weigh === undefined) {
        into[1] = 1 - own;
        return 2;
      }
      const { worths } = room();
      if (!weigh(q, s, w, worths)) return 1;
      let n = 1;
      let last = worths[own];
      worths[own] = Number.NEGATIVE_INFINITY;
      // The next best again and again; those worth the same as the one before lead to the same place.
      for (let tries = 0; tries < q.n && n < into.length; tries++) {
        let best = 0;
        for (let i = 1; i < q.n; i++) if (worths[i] > worths[best]) best = i;
        const worth = worths[best];
        if (worth === Number.NEGATIVE_INFINITY) break;
        worths[best] = Number.NEGATIVE_INFINITY;
        if (Math.abs(worth - last) < SAME_WORTH) continue;
        last = worth;
        into[n++] = best;
      }
      return n;
    },
    prospects: (g, side) => prospectsOf(g, s, side),
  };
}
