import type { Area } from '../area.ts';

/** Transports and their passengers. */
export const transport: Area = { rules: [], abilities: [] };
