import type { Carries } from './type.ts';

export const moving: Carries = { seams: {}, steps: {} };
