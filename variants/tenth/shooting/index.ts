import type { Area } from '../area.ts';

/** Who may shoot what, and the order of attacks. */
export const shooting: Area = { rules: [], abilities: [] };
