import { defineRule } from '../family.ts';

/** Only what died of an enemy model's attacks or of rules that it used was destroyed by the enemy. */
export default defineRule({
  id: 'TEN-UNIT-09',
  default: 'on',
  patch: () => ({ replace: { slainBy: (_g, _m, by) => (by === null ? -1 : by.side) } }),
});
