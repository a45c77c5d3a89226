import type { Area } from '../area.ts';

/** Battle-shock and Leadership. */
export const morale: Area = { rules: [], abilities: [] };
