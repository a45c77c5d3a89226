import { defineRule } from '../family.ts';

/** A rule that gives the Benefit of Cover works wherever the model stands. */
export const grantedCover = defineRule({
  id: 'TEN-TERRAIN-07',
  default: 'on',
  patch: () => ({ replace: { coverGrantWorks: () => true } }),
});
