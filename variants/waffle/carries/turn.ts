import type { Restated } from '../carries.ts';

export const turn: Restated = { seams: {}, steps: {} };
