import type { Carries } from './type.ts';

export const assault: Carries = { seams: {}, steps: {} };
