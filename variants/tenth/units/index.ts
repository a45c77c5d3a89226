import type { Area } from '../area.ts';

/** Attached units, returning models, and what models do when they are destroyed. */
export const units: Area = { rules: [], abilities: [] };
