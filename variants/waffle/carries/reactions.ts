import type { Restated } from '../carries.ts';

export const reactions: Restated = { seams: {}, steps: {} };
