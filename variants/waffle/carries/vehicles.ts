import type { Restated } from '../carries.ts';

export const vehicles: Restated = { seams: {}, steps: {} };
