import { defineRule } from '../family.ts';

/** Battle-shock changes OC to 0; what modifies it comes after. */
export default defineRule({
  id: 'TEN-MORALE-05',
  default: 'on',
  patch: () => ({ replace: { contests: () => true, ocStaysZero: () => false } }),
});
