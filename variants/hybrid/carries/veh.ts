import type { Carries } from './type.ts';

export const veh: Carries = { seams: {}, steps: {} };
