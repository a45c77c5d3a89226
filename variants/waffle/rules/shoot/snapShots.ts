import { defineRule } from '../../family.ts';

/** Half of each Ballistic Skill from 0 to 10, rounded down, at least 1; who has none fires no Snap Shots either. */
const HALVED = Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (bs) => (bs === 0 ? 0 : Math.max(1, bs >> 1)));

/** Snap Shots at half the Ballistic Skill that the shot would have otherwise. */
export const snapShots = defineRule({
  id: 'WAF-SHOOT-12',
  default: 'on',
  tables: (t) => ({ ...t, snapByBs: HALVED }),
});
