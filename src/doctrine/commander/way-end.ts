import type { WayEnd } from '../../rules/index.ts';

/** Objectives beyond these are not reckoned with. */
export const MOST_MARKERS = 64;

/** Room for where a move that is tried out ends. */
export const makeWayEnd = (): WayEnd => ({ x: 0, y: 0, lost: 0, nearest: new Float64Array(MOST_MARKERS) });
