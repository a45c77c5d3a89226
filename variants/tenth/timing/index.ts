import type { Area } from '../area.ts';

/** Timing, Command points, and what falls due when. */
export const timing: Area = { rules: [], abilities: [] };
