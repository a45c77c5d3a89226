import { defineRule } from '../family.ts';

/** All bonuses of a saving throw together count for 1 at most. */
export default defineRule({
  id: 'TEN-SAVE-05',
  default: 'on',
  patch: (_p, _s, t) => ({ wrap: { netSaveModifier: (next) => (g, sum) => Math.min(t.mostSaveBonus, next(g, sum)) } }),
});
