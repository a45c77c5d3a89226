import type { Area } from '../area.ts';

/** Reserves, Deep Strike, and units that come in later. */
export const reserve: Area = { rules: [], abilities: [] };
