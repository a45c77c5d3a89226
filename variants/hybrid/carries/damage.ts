import type { Carries } from './type.ts';

export const damage: Carries = { seams: {}, steps: {} };
