import type { Restated } from '../carries.ts';

export const assault: Restated = { seams: {}, steps: {} };
