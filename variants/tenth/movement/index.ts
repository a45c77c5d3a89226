import type { Area } from '../area.ts';

/** How moves are measured and what they may pass. */
export const movement: Area = { rules: [], abilities: [] };
