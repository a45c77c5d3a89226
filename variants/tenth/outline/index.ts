import type { Area } from '../area.ts';

/** Hulls and whatever else reaches beyond a base. */
export const outline: Area = { rules: [], abilities: [] };
