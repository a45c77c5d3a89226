import type { WayEnd } from '../../rules/index.ts';

/** Objectives beyond these are not reckoned with. */
export const MOST_MARKERS = 64;

/** A class, so that its numbers are kept unboxed: see `pose.ts` in the kit. */
class FilledWayEnd implements WayEnd {
  x = Number.NaN;
  y = Number.NaN;
  lost = Number.NaN;
  readonly nearest = new Float64Array(MOST_MARKERS);
}

/** Room for where a move that is tried out ends. */
export const makeWayEnd = (): WayEnd => new FilledWayEnd();
