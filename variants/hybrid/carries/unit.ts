import type { Carries } from './type.ts';

export const unit: Carries = { seams: {}, steps: {} };
