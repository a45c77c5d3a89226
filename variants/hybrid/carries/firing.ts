import type { Carries } from './type.ts';

export const firing: Carries = { seams: {}, steps: {} };
