import type { Area } from '../area.ts';

/** Objectives, actions and redeployments. */
export const objectives: Area = { rules: [], abilities: [] };
