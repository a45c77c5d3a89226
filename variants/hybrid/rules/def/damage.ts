import { expectedDamage } from '../../expected.ts';
import { defineRule } from '../../family.ts';

/** An unsaved wound takes as many Wounds off its model as the weapon has Damage. */
export const damage = defineRule({
  id: 'HYB-DEF-05',
  default: 'on',
  tables: (t) => ({ ...t, onPaper: { ...t.onPaper, woundsLost: expectedDamage } }),
  patch: (_p, s) => ({ replace: { damageOf: (g, a) => s.inflictedDamage(g, a) } }),
});
