import type { Restated } from '../carries.ts';

export const field: Restated = { seams: {}, steps: {} };
