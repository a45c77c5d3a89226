import type { Restated } from '../carries.ts';

export const weapons: Restated = { seams: {}, steps: {} };
