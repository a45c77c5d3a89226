import type { Restated } from '../carries.ts';

export const shooting: Restated = { seams: {}, steps: {} };
