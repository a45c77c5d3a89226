import type { Carries } from './type.ts';

export const def: Carries = { seams: {}, steps: {} };
