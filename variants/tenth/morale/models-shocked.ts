import { is } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { BATTLE_SHOCKED } from '../states.ts';

/** Every model of a Battle-shocked unit is Battle-shocked. */
export default defineRule({
  id: 'TEN-MORALE-07',
  default: 'on',
  patch: () => ({ replace: { modelShocked: (g, m) => is(g.unitOf(m), BATTLE_SHOCKED) } }),
});
