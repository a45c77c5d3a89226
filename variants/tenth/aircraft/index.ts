import type { Area } from '../area.ts';

/** Aircraft. */
export const aircraft: Area = { rules: [], abilities: [] };
