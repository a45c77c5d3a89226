import { type Answer, type CoreSeams, type Family, MOST_OPTIONS, type Question, scratch } from '../../rules/index.ts';
import { mostToDo } from './first-to-act.ts';
import { advances, runs } from './run.ts';
import { getsThere, weighCharges, weighTargets } from './targets.ts';
import type { Weights } from './weights.ts';
import { bestPlace, weighPlaces } from './where.ts';

type S = CoreSeams<Family>;

/** Writes what each option of a question is worth, in points; false without an opinion. */
export type Weigh = (q: Question, s: S, w: Weights, worths: Float64Array) => boolean;

/** Decisions that are weighed, by id. */
export const WEIGHED: { readonly [decision: string]: Weigh } = {
  intent: weighPlaces,
  'shoot-at': weighTargets,
  'charge-at': weighCharges,
};

const room = scratch({ worths: new Float64Array(MOST_OPTIONS) });
/** What differs by less is equal: the first listed is taken. */
const SAME_WORTH = 1e-9;

function answerBy(weigh: Weigh, s: S, w: Weights): Answer<Family> {
  return (q) => {
    const { worths } = room();
    return weigh(q, s, w, worths) ? bestOf(worths, q.n) : -1;
  };
}

function bestOf(worths: Float64Array, n: number): number {
  let best = 0;
  for (let i = 1; i < n; i++) if (worths[i] > worths[best] + SAME_WORTH) best = i;
  return best;
}

/** The target that is worth most: whether it is legal, which takes longest to find out, is asked of the best first. */
function bestTarget(q: Question, s: S, w: Weights): number {
  const { proof } = q.what;
  const { worths } = room();
  if (proof === undefined || !weighTargets(q, s, w, worths)) return -1;
  for (;;) {
    const best = bestOf(worths, q.n);
    if (worths[best] <= 0) return -1;
    if (proof.holds(q, q.options[best])) return best;
    worths[best] = 0;
  }
}

/**
 * The charge that is worth most among those that there is a way and room for: to find that out takes as long as to charge, so it is asked of the
 * best first.
 */
function bestCharge(q: Question, s: S, w: Weights): number {
  const { worths } = room();
  if (!weighCharges(q, s, w, worths)) return -1;
  for (;;) {
    const best = bestOf(worths, q.n);
    if (worths[best] === Number.NEGATIVE_INFINITY) return -1;
    if (q.options[best] < 0 || getsThere(q, s, q.options[best])) return best;
    worths[best] = Number.NEGATIVE_INFINITY;
  }
}

/**
 * The commander's answers by decision: places, targets and charges are weighed in points of models, by what the edition expects of them.
 * Decisions that are not here are left to the edition.
 */
export const choices = (s: S, w: Weights): { readonly [decision: string]: Answer<Family> } => ({
  intent: (q) => bestPlace(q, s, w),
  'shoot-at': Object.assign(answerBy(weighTargets, s, w), { amongCandidates: (q: Question) => bestTarget(q, s, w) }),
  'charge-at': (q) => bestCharge(q, s, w),
  run: (q) => runs(q, s, w),
  'flat-out': (q) => runs(q, s, w),
  'turbo-boost': (q) => runs(q, s, w),
  advance: (q) => advances(q, s, w),
  activate: (q) => mostToDo(q, s, w),
});
